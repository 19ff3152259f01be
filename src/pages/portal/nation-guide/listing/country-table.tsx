import type { ReactNode } from 'react';
import { partyFacts } from '@/domain/rcep';
import { agreementOn } from '@/features/countries/guide/agreement-state';
import type { CountryRecord } from '@/features/countries/countries-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { useGuideFormat } from '../facts/use-guide-format';
import { MAX_COMPARED } from '../guide-address';
import { StateTag } from '../guide/state-tag';
import type { GuideControls } from '../use-guide-address';

interface CountryRow {
  code: string;
  /** Undefined if the server has no figures for the country. */
  record: CountryRecord | undefined;
}

interface CountryTableProps {
  guide: GuideControls;
  rows: readonly CountryRow[];
}

/** One row per country: names, status of the Agreement today, currency, trade of the latest year with data. */
export function CountryTable({ guide: { address, pathTo, go }, rows }: CountryTableProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const { vs, date } = address;
  const toggle = (code: string) =>
    go({ vs: vs.includes(code) ? vs.filter((other) => other !== code) : [...vs, code] }, { replace: true });
  return (
    <DataTable
      caption={t('index.caption', { date: format.dateInText(date) })}
      showCaption
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        { id: 'name', head: t('index.country'), cell: nameCell, width: '26%' },
        {
          id: 'state',
          head: t('agreement.state'),
          cell: stateCell,
          narrow: 'value',
        },
        { id: 'since', head: t('agreement.since'), cell: sinceCell, isWhole: true },
        { id: 'year', head: t('agreement.year'), cell: yearCell },
        {
          id: 'currency',
          head: t('profile.currency'),
          cell: ({ record }) => record?.currency ?? <NoData />,
        },
        {
          id: 'exports',
          head: t('trade.exportsUnit'),
          cell: ({ record }) => money(record, 'exportsUsdBn'),
          align: 'end',
        },
        {
          id: 'imports',
          head: t('trade.importsUnit'),
          cell: ({ record }) => money(record, 'importsUsdBn'),
          align: 'end',
        },
        {
          id: 'tradeYear',
          head: t('trade.year'),
          cell: ({ record }) => record?.year ?? <NoData />,
          align: 'end',
        },
      ]}
    />
  );

  function nameCell({ code, record }: CountryRow): ReactNode {
    const name = format.country(code);
    const names = record?.ownNames ?? [];
    const own = names.some(({ text }) => text === name) ? undefined : names[0];
    const isChosen = vs.includes(code);
    return (
      <span className="country-name">
        <input
          type="checkbox"
          aria-label={t('pick.choose', { country: name })}
          checked={isChosen}
          disabled={!isChosen && vs.length >= MAX_COMPARED}
          onChange={() => toggle(code)}
        />
        <span>
          <span className="no-break">
            <Link to={pathTo({ country: code, vs: [] })}>{name}</Link>
          </span>
          {own !== undefined && (
            <>
              {' '}
              <span className="fact-note" lang={own.lang}>
                {own.text}
              </span>
            </>
          )}
        </span>
      </span>
    );
  }

  /** The usual state is plain text, so that the exceptions are visible. */
  function stateCell({ code }: CountryRow): ReactNode {
    const { kind } = agreementOn(code, date);
    return kind === 'inForce' ? t('state.inForce') : <StateTag code={code} date={date} />;
  }

  function sinceCell({ code }: CountryRow): ReactNode {
    const facts = partyFacts(code);
    if (facts === null) return <NoData reason="notParty" />;
    return facts.entryIntoForce === null ? t('perImporterShort') : format.date(facts.entryIntoForce);
  }

  function yearCell({ code }: CountryRow): ReactNode {
    const state = agreementOn(code, date);
    if (state.kind === 'notParty') return <NoData reason="notParty" />;
    if (state.kind === 'perImporter') return <NoData reason="unconfirmed" />;
    return state.kind === 'before' ? t('state.before') : t('yearOrder', { year: state.year });
  }

  function money(record: CountryRecord | undefined, field: 'exportsUsdBn' | 'importsUsdBn'): ReactNode {
    const value = record?.[field] ?? null;
    return value === null ? <NoData /> : format.number(value, 1);
  }
}
