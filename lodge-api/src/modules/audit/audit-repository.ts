import type { DatabaseTransaction } from '../../database/connect.ts'
import type { AuditLogTable } from '../../database/schema.ts'

export const insertAuditLine = (transaction: DatabaseTransaction, line: AuditLogTable) =>
  transaction.insertInto('audit_log').values(line).execute()
