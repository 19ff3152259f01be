import { announceContentChange } from '@/shared/api/cache/content-changes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useTexts } from '@/shared/i18n/use-texts';

/**
 * Query keys that depend on standards: console lists, the portal's library, home, search, sectors, related records.
 */
const KEYS = [['content', 'standard'], ['standard'], ['home'], ['search'], ['sector'], ['related']];

interface ContentCalls<Values, Row> {
  kind: 'standard' | 'indicator' | 'relation';
  insert: (values: Values) => Promise<unknown>;
  update: (values: Values, row: Row) => Promise<unknown>;
  deleteOne: (id: string) => Promise<unknown>;
  deleteMany: (ids: readonly string[]) => Promise<unknown>;
  /** The name of a row in the confirmation of a deletion. */
  nameOf: (row: Row) => string;
}

/** Writes standards or their parts; then refetches everything that shows them, here and in other tabs. */
export function useContentWrites<Values, Row extends { id: string }>(calls: ContentCalls<Values, Row>) {
  const { kind, insert, update, deleteOne, deleteMany, nameOf } = calls;
  const { t } = useTexts('standards-admin');
  const confirm = useConfirm();
  const { run, finish, ...writes } = useRowWrites(...KEYS);

  const save = async (values: Values, row: Row | null) => {
    if (row === null) await insert(values);
    else await update(values, row);
    announceContentChange();
    finish(t(`${kind}.${row === null ? 'inserted' : 'updated'}`));
  };

  /** True if they are deleted. */
  const remove = async (rows: readonly Row[]) => {
    const [first] = rows;
    if (first === undefined) return false;
    const isOne = rows.length === 1;
    const detail = isOne
      ? t(`${kind}.deleteOne`, { name: nameOf(first) })
      : t(`${kind}.deleteMany`, { count: rows.length });
    if (!(await confirm({ content: t('deleteQuestion'), detail, isDeletion: true }))) return false;
    const ids = rows.map(({ id }) => id);
    const deleteThem = async () => {
      await (isOne ? deleteOne(first.id) : deleteMany(ids));
      announceContentChange();
    };
    return run(`delete ${ids.join()}`, deleteThem, t(`${kind}.deleted`));
  };

  return { ...writes, save, remove };
}
