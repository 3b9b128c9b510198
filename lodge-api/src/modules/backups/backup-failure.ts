/** A backup or restore failed or was refused; the message is for the operator. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}
