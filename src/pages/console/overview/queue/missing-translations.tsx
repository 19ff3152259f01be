import { useKindName } from '@/features/content/words/use-kind-name';
import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { AccessLink } from '@/shared/console-ui/access-link';
import { formatNumber } from '@/shared/format/number';
import { languageNameFirst } from '@/shared/i18n/language-name';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { useListAddress } from './list-addresses';
import { QueueBlock } from './queue-block';

type Translations = NonNullable<WorkQueue['translations']>;

/** How many records of each kind lack a text in a language. */
export function MissingTranslations({ translations }: { translations: Translations }) {
  return (
    <QueueBlock part="translations" total={translations.total}>
      <KindTable rows={translations.kinds} />
    </QueueBlock>
  );
}

function KindTable({ rows }: { rows: Translations['kinds'] }) {
  const { t } = useTexts('overview');
  const nameOf = useKindName();
  return (
    <DataTable
      caption={t('translations.title')}
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'kind', head: t('translations.kind'), width: '34%', cell: ({ kind }) => nameOf(kind) },
        { id: 'languages', head: t('translations.languages'), cell: (row) => <Languages of={row} /> },
      ]}
    />
  );
}

function Languages({ of: { kind, languages } }: { of: Translations['kinds'][number] }) {
  const { t } = useTexts('overview');
  const reader = useLanguage();
  const addressOf = useListAddress();
  return (
    <ul className="overview-names">
      {Object.entries(languages).map(([language, count]) => {
        const name = languageNameFirst(language, reader);
        const words = t('queue.count', { name, number: formatNumber(count, reader) });
        return (
          <li key={language}>
            <AccessLink to={addressOf(kind, { missing: language })}>{words}</AccessLink>
          </li>
        );
      })}
    </ul>
  );
}
