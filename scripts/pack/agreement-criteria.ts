/** One clause of the table of sources; `value` is its content in English, empty fields are null. */
interface PackedClause {
  value: string;
  article: string | null;
  note: string | null;
  /** The source text; null for general knowledge. */
  source: string | null;
  asOf: string | null;
  mark: 'fact' | 'unchecked';
}

/** The clauses of each agreement by topic, in the order of the table. */
export type PackedCriteria = Record<string, Record<string, PackedClause>>;

const COLUMNS = ['agreement', 'topic', 'value', 'article', 'note', 'source', 'as_of', 'verified'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

/**
 * The table `agreement-origin-criteria.csv`, one row per agreement and topic, for the mocks. Throws if a column is
 * missing, a topic occurs twice, or a row is marked neither as read nor as unread.
 */
export function packAgreementCriteria(rows: readonly Readonly<Record<string, string>>[]): PackedCriteria {
  const packed: PackedCriteria = {};
  for (const row of rows.map(checked)) {
    const topics = (packed[row.agreement] ??= {});
    if (row.topic in topics) throw new Error(`Twice: ${row.agreement}, ${row.topic}`);
    topics[row.topic] = clauseOf(row);
  }
  return packed;
}

function clauseOf({ value, article, note, source, as_of, verified, ...row }: Row): PackedClause {
  if (verified !== 'fact' && verified !== 'unverified')
    throw new Error(`Neither fact nor unverified: ${row.agreement}, ${row.topic}`);
  const isRead = verified === 'fact';
  return {
    value,
    article: article || null,
    note: note || null,
    source: isRead ? source : null,
    asOf: isRead ? as_of : null,
    mark: isRead ? 'fact' : 'unchecked',
  };
}

function checked(row: Readonly<Record<string, string>>): Row {
  const cells = COLUMNS.map((column) => {
    const cell = row[column];
    if (cell === undefined) throw new Error(`No column ${column}`);
    return [column, cell.trim()] as const;
  });
  return Object.fromEntries(cells) as Row;
}
