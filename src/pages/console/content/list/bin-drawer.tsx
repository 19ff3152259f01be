import { Drawer } from 'antd';
import { contentBinQuery, undeleteContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useFocusReturn } from '@/shared/console-ui/use-focus-return';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { useContentWrites } from '../use-content-writes';
import './bin-drawer.css';

const NO_FILTERS = {};

interface BinDrawerProps {
  kind: ContentKind;
  /** After a record was brought back. */
  onRestored: () => void;
  onClose: () => void;
}

/** Deleted records of a kind, for 30 days: who deleted each, how many days are left, and its way back. */
export function BinDrawer({ kind, onRestored, onClose }: BinDrawerProps) {
  const { t } = useTexts('content');
  useFocusReturn();
  const words = useKindWords(kind);
  const list = useListQuery(NO_FILTERS, { prefix: 'bin.' });
  const answer = useListRows(contentBinQuery(kind.id, list.wire, useLanguage()));
  const { run, refusal, forgetRefusal } = useContentWrites();
  const isNarrow = useIsBelow(768);
  const nameOf = ({ values }: ContentRow) => words.name(values);
  const undelete = async (row: ContentRow) => {
    const done = t('bin.done', { name: nameOf(row) });
    if (await run(`undelete ${row.id}`, () => undeleteContent(kind.id, row.id), done)) onRestored();
  };
  const actions = (row: ContentRow) => (
    <RowAction subject={nameOf(row)} onPress={() => void undelete(row)}>
      {t('action.undelete')}
    </RowAction>
  );
  return (
    <Drawer open title={t('bin.title')} size={isNarrow ? '100%' : 800} onClose={onClose} destroyOnHidden>
      <p className="bin-lead">{t('bin.lead')}</p>
      <Refusal text={refusal} onClose={forgetRefusal} />
      <ListTable
        label={t('bin.title')}
        columns={[
          { id: 'name', head: words.nameLabel, isLong: true, cell: nameOf, text: nameOf },
          { id: 'deletedAt', head: t('column.deletedAt'), isWhole: true, isSortable: true },
          { id: 'deletedByName', head: t('column.deletedBy') },
          {
            id: 'daysLeft',
            head: t('column.timeLeft'),
            isWhole: true,
            cell: ({ daysLeft }) => (daysLeft === null ? null : t('bin.daysLeft', { count: daysLeft })),
          },
        ]}
        list={list}
        answer={answer}
        nameOf={nameOf}
        emptyWhy={t('bin.empty')}
        actions={actions}
      />
    </Drawer>
  );
}
