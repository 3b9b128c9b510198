import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

/** A reference may appear twice: Niubiz may accept it as a second refund, and the books must show that. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS refund_entry (
    entry INTEGER PRIMARY KEY, reference TEXT NOT NULL,
    transactionId TEXT NOT NULL REFERENCES charge (transactionId), amount INTEGER NOT NULL
  ) STRICT;
`

/** Older stores have a table in which each reference is unique. */
const MOVE_OLDER_ENTRIES = `
  BEGIN IMMEDIATE;
  INSERT INTO refund_entry (reference, transactionId, amount)
    SELECT reference, transactionId, amount FROM refund ORDER BY rowid;
  DROP TABLE refund;
  COMMIT;
`

const refundRow = v.object({ reference: v.string(), purchaseNumber: v.string(), amount: v.number() })
type StoredRefund = v.InferOutput<typeof refundRow>

/** Returns the refund part of the store; the table of charges must exist. */
export function refundBook(database: DatabaseSync) {
  database.exec(SCHEMA)
  const older = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'refund'").get()
  if (older) database.exec(MOVE_OLDER_ENTRIES)

  return {
    refundedOf(transactionId: string): number {
      const row = database
        .prepare('SELECT coalesce(sum(amount), 0) AS amount FROM refund_entry WHERE transactionId = ?')
        .get(transactionId)
      return v.parse(v.object({ amount: v.number() }), row).amount
    },

    addRefund(refund: { reference: string; transactionId: string; amount: number }): void {
      database
        .prepare(
          'INSERT INTO refund_entry (reference, transactionId, amount) VALUES (:reference, :transactionId, :amount)',
        )
        .run(refund)
    },

    refunds: (): StoredRefund[] =>
      v.parse(
        v.array(refundRow),
        database
          .prepare(
            'SELECT reference, purchaseNumber, refund_entry.amount FROM refund_entry JOIN charge USING (transactionId) ORDER BY entry',
          )
          .all(),
      ),
  }
}
