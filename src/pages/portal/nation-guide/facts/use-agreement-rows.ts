import { partyFacts } from '@/domain/rcep';
import { agreementOn } from '@/features/countries/agreement-state';
import type { CountryBody, CountryGuide } from '@/features/countries/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow } from './fact';
import { NOT_HELD, NOT_PARTY, UNCONFIRMED } from './fact';
import { useGuideFormat } from './use-guide-format';

/** A country on a date; its guide where it has been read. */
export interface AgreementOf {
  code: string;
  date: string;
  guide: CountryGuide | null;
}

/** What the Agreement is to a country on the date, and who applies it. */
export function useAgreementRows(): FactRow<AgreementOf>[] {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const row = (id: string, fact: (of: AgreementOf) => Fact): FactRow<AgreementOf> => ({
    id,
    label: t(`agreement.${id}`),
    fact,
  });
  const say = (text: string, note?: string): Fact => ({ kind: 'held', text, note, mark: 'fact' });
  return [
    row('state', ({ code, date }) => {
      const state = agreementOn(code, date);
      return say(t(`state.${state.kind}`), t('onDate', { date: format.date(date) }));
    }),
    row('since', ({ code }) => {
      const facts = partyFacts(code);
      if (facts === null) return NOT_PARTY;
      return facts.entryIntoForce === null ? UNCONFIRMED : say(format.date(facts.entryIntoForce));
    }),
    row('clock', ({ code }) => {
      const facts = partyFacts(code);
      return facts === null ? NOT_PARTY : say(t(`clock.${facts.tariffYearStartMonth}`));
    }),
    row('year', ({ code, date }) => {
      const state = agreementOn(code, date);
      if (state.kind === 'notParty') return NOT_PARTY;
      if (state.kind === 'perImporter') return UNCONFIRMED;
      if (state.kind === 'before') return say(t('firstYear', { year: state.firstYear }));
      return say(
        t('yearOrder', { year: state.year }),
        t('range', { from: format.date(state.from), to: format.date(state.to) }),
      );
    }),
    row('next', ({ code, date }) => {
      const state = agreementOn(code, date);
      if (state.kind === 'notParty') return NOT_PARTY;
      if (state.kind === 'perImporter') return UNCONFIRMED;
      return say(format.date(state.kind === 'before' ? state.since : state.next));
    }),
    row('schedule', ({ code }) => {
      const facts = partyFacts(code);
      if (facts === null) return NOT_PARTY;
      const mark = facts.confidence.schedule === 'treaty' ? 'fact' : 'unchecked';
      return { kind: 'held', text: t(`schedule.${facts.schedule}`), mark };
    }),
    row('services', ({ code, guide }) => {
      if (partyFacts(code) === null) return NOT_PARTY;
      const services = guide?.services ?? null;
      if (services === null) return NOT_HELD;
      return {
        kind: 'held',
        text: t(`services.${services.form}`),
        mark: services.mark,
        sourceId: services.sourceId,
      };
    }),
    row('customs', ({ guide }) => body(guide?.customs ?? null)),
    row('standards', ({ guide }) => body(guide?.standards ?? null)),
  ];

  function body(of: CountryBody | null): Fact {
    if (of === null) return NOT_HELD;
    return {
      kind: 'held',
      text: of.name.text,
      lang: format.langOf(of.name),
      mark: of.mark,
      sourceId: of.sourceId,
      href: of.url ?? undefined,
    };
  }
}
