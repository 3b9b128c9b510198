/** Why the nightly backup fails, how often, and when (epoch ms) the last one was made; null if never. */
export type BackupFailureFacts = { failure: string; failures: number; lastAt: number | null }
