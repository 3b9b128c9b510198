import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Creates the tables of what visitors send: messages, newsletter subscriptions, complaints of the Libro de Reclamaciones. */
export const visitors: Migration = {
  async up(db) {
    await createMessageTable(db)
    await createNewsletterTables(db)
    await createComplaintTables(db)
  },
}

async function createMessageTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('contact_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('names', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .execute()
}

async function createNewsletterTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', required)
    .addColumn('consent_wording', 'text', required)
    .addColumn('consent_version', 'text', required)
    .addColumn('requested_at', 'text', required)
    .addColumn('mailed_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .execute()
  // An address has at most one consent that is not withdrawn; withdrawn ones remain unchanged.
  await db.schema
    .createIndex('newsletter_subscription_live')
    .unique()
    .on('newsletter_subscription')
    .column('email')
    .where(sql.ref('withdrawn_at'), 'is', null)
    .execute()
  await db.schema
    .createTable('newsletter_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('newsletter_subscription.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createIndex('newsletter_token_by_subscription')
    .on('newsletter_token')
    .column('subscription_id')
    .execute()
}

async function createComplaintTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('complaint_counter')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last_number', 'integer', required)
    .execute()
  await db.schema
    .createTable('complaint')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('year', 'integer', required)
    .addColumn('number', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('names', 'text', required)
    .addColumn('document', 'text', required)
    .addColumn('document_number', 'text', required)
    .addColumn('location', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('is_minor', 'integer', required)
    .addColumn('guardian', 'text', required)
    .addColumn('good_kind', 'text', required)
    .addColumn('good_description', 'text', required)
    .addColumn('amount', 'bigint')
    .addColumn('detail', 'text', required)
    .addColumn('asked', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('due_date', 'text', required)
    .addColumn('reply', 'text')
    .addColumn('replied_at', 'text')
    .addColumn('replied_by', 'text')
    .addUniqueConstraint('complaint_number', ['year', 'number'])
    .execute()
  await db.schema
    .createIndex('complaint_by_fingerprint')
    .on('complaint')
    .columns(['fingerprint', 'created_at'])
    .execute()
}
