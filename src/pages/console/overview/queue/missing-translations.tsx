import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { formatNumber } from '@/shared/format/number';
import { languageName } from '@/shared/i18n/language-name';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { DataTable } from '@/shared/ui/table/data-table';
import { Block } from '../block';
import { useListAddress } from './list-addresses';
import { useKindName } from '@/features/content/words/use-kind-name';

type Translations = NonNullable<WorkQueue['translations']>;

/** How many records of each kind lack a text in a language. */
export function MissingTranslations({ translations }: { translations: Translations }) {
  const { t } = useTexts('overview');
  return (
    <Block title={t('translations.title')}>
      {translations.total === 0 ? (
        <p>{t('translations.none')}</p>
      ) : (
        <>
          <p className="overview-sum">{t('translations.some', { count: translations.total })}</p>
          <KindTable rows={translations.kinds} />
        </>
      )}
    </Block>
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
        const name = languageName(language, reader);
        const words = t('queue.count', { name, number: formatNumber(count, reader) });
        const to = addressOf(kind, { missing: language });
        return <li key={language}>{to === null ? words : <Link to={to}>{words}</Link>}</li>;
      })}
    </ul>
  );
}
