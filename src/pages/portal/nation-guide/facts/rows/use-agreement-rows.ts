import { PARTY_SOURCES, partyFacts } from '@/domain/rcep';
import type { PartyFacts } from '@/domain/rcep';
import { agreementOn } from '@/features/countries/guide/agreement-state';
import type { CountryBody, CountryGuide } from '@/features/countries/guide/country-guide-schema';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow, RecordedFact } from '../fact';
import { NO_DATA, NOT_PARTY, UNCONFIRMED } from '../fact';
import { markOf } from '../mark-of';
import { useGuideFormat } from '../use-guide-format';

/** A country on a date, with its guide once loaded. */
export interface AgreementOf {
  code: string;
  date: string;
  guide: CountryGuide | null;
}

const FROM_SERVER = ['services', 'customs', 'standards'];

/** True for the rows loaded with the guide; the others follow from the Agreement. */
export const isFromServer = ({ id }: FactRow<AgreementOf>): boolean => FROM_SERVER.includes(id);

/** The status of the Agreement for a country on the date, and who applies it. */
export function useAgreementRows(): FactRow<AgreementOf>[] {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const row = (
    id: KeyBelow<'nation', 'agreement'>,
    fact: (of: AgreementOf) => Fact,
  ): FactRow<AgreementOf> => ({
    id,
    label: t(`agreement.${id}`),
    fact,
  });
  return [
    row('state', ({ code, date }) => {
      const state = agreementOn(code, date);
      return {
        ...read(code, 'entryIntoForce', t(`state.${state.kind}`)),
        note: t('onDate', { date: format.dateInText(date) }),
      };
    }),
    row('since', ({ code }) => {
      const facts = partyFacts(code);
      if (facts === null) return NOT_PARTY;
      if (facts.entryIntoForce === null) return UNCONFIRMED;
      return read(code, 'entryIntoForce', format.date(facts.entryIntoForce));
    }),
    row('clock', ({ code }) => {
      const facts = partyFacts(code);
      if (facts === null) return NOT_PARTY;
      return read(code, 'tariffYear', t(`clock.${facts.tariffYearStartMonth}`));
    }),
    row('year', ({ code, date }) => {
      const state = agreementOn(code, date);
      if (state.kind === 'notParty') return NOT_PARTY;
      if (state.kind === 'perImporter') return UNCONFIRMED;
      if (state.kind === 'before') return read(code, 'tariffYear', t('firstYear', { year: state.firstYear }));
      return {
        ...read(code, 'tariffYear', t('yearOrder', { year: state.year })),
        note: t('range', { from: format.date(state.from), to: format.date(state.to) }),
      };
    }),
    row('next', ({ code, date }) => {
      const state = agreementOn(code, date);
      if (state.kind === 'notParty') return NOT_PARTY;
      if (state.kind === 'perImporter') return UNCONFIRMED;
      return state.kind === 'before'
        ? read(code, 'entryIntoForce', format.date(state.since))
        : read(code, 'tariffYear', format.date(state.next));
    }),
    row('schedule', ({ code }) => {
      const facts = partyFacts(code);
      if (facts === null) return NOT_PARTY;
      return read(code, 'schedule', t(`schedule.${facts.schedule}`));
    }),
    row('services', ({ code, guide }) => {
      if (partyFacts(code) === null) return NOT_PARTY;
      const services = guide?.services ?? null;
      if (services === null) return NO_DATA;
      return {
        kind: 'known',
        text: t(`services.${services.form}`),
        mark: services.mark,
        sourceId: services.sourceId,
      };
    }),
    row('customs', ({ guide }) => body(guide?.customs ?? null)),
    row('standards', ({ guide }) => body(guide?.standards ?? null)),
  ];

  /** The facts on the Parties about `about`; for a country that is not among them, as their source does. */
  function read(code: string, about: keyof PartyFacts['confidence'], text: string): RecordedFact {
    const source = PARTY_SOURCES[about];
    const confidence = partyFacts(code)?.confidence[about] ?? source.confidence;
    return { kind: 'known', text, mark: markOf(confidence), sourceId: source.id };
  }

  function body(of: CountryBody | null): Fact {
    if (of === null) return NO_DATA;
    return {
      kind: 'known',
      text: of.name.text,
      lang: format.langOf(of.name),
      mark: of.mark,
      sourceId: of.sourceId,
      href: of.url ?? undefined,
    };
  }
}
