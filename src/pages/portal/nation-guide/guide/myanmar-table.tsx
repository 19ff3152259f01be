import { inForce, myanmarRow, PARTIES } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { useGuideFormat } from '../facts/use-guide-format';

const MYANMAR = 'MM';

/** Which importers apply the Agreement to goods of Myanmar on the date: a fact per importer. */
export function MyanmarTable({ date }: { date: string }) {
  const { t } = useTexts(['nation', 'origin']);
  const format = useGuideFormat();
  const rows = PARTIES.filter((code) => code !== MYANMAR)
    .map((code) => ({ code, state: inForce(code, MYANMAR, date) }))
    .toSorted((a, b) => rank(a.state) - rank(b.state));
  const known = rows.filter(({ state }) => rank(state) < UNKNOWN);
  const unknown = rows.filter(({ state }) => rank(state) === UNKNOWN);
  return (
    <>
      <h3>{t('myanmar.title')}</h3>
      <DataTable
        caption={t('myanmar.title')}
        rows={known}
        rowKey={({ code }) => code}
        columns={[
          {
            id: 'importer',
            head: t('myanmar.importer'),
            cell: ({ code }) => format.country(code),
            isWhole: true,
          },
          {
            id: 'state',
            head: t('myanmar.state'),
            narrow: 'value',
            cell: ({ code, state }) => (
              <>
                {state.inForce
                  ? t('myanmar.applied', { date: format.dateInText(state.since) })
                  : t(`myanmar.${state.reason}`)}{' '}
                {myanmarRow(code)?.confidence === 'secondary' && <UncheckedMark />}
              </>
            ),
          },
          {
            id: 'source',
            head: t('myanmar.source'),
            cell: ({ code }) => {
              const source = myanmarRow(code);
              return (
                source &&
                t('myanmar.sourceText', {
                  title: t(`origin:partySource.${source.id}`),
                  date: format.dateInText(source.asOf),
                })
              );
            },
          },
        ]}
      />
      {unknown.length > 0 && (
        <p className="no-data">
          {t('myanmar.others', { countries: format.list(unknown.map(({ code }) => format.country(code))) })}
        </p>
      )}
    </>
  );
}

const UNKNOWN = 2;

function rank(state: ReturnType<typeof inForce>): number {
  if (state.inForce) return 0;
  return state.reason === 'not-established' ? UNKNOWN : 1;
}
