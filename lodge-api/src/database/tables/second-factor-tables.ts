/** The second factor of a staff member: the secret that their app shares with the server. */
export type SecondFactorTable = {
  staff_id: string
  /** Encrypted with a key that is not in the database (`sealed-secret.ts`). */
  sealed_secret: string
  /** 0 until the first code confirms that the app has the secret; sign-in then does not ask for one. */
  active: number
  /** The time step of the last accepted code. A code of this step or an earlier one is refused. */
  last_step: number
  created_at: string
}

/** A recovery code that was not used yet. */
export type RecoveryCodeTable = {
  id: string
  staff_id: string
  /** argon2id. */
  code_hash: string
}
