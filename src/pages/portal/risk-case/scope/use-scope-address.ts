import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/domain/rcep';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { todayIso } from '@/shared/format/date';

/** The question of the scope check: `hs` as typed, countries by code, `date` as ISO; empty where not given. */
export interface ScopeQuestion {
  hs: string;
  from: string;
  to: string;
  date: string;
}

/** The question as the address carries it, and how to ask another; what makes no sense in the address is left out. */
export function useScopeAddress(): [ScopeQuestion, (question: ScopeQuestion) => void] {
  const [params, setParams] = useSearchParams();
  const country = (name: string) => {
    const code = (params.get(name) ?? '').toUpperCase();
    return COUNTRY_CODES.find((known) => known === code) ?? '';
  };
  const date = params.get('date') ?? '';
  const question = {
    hs: (params.get('hs') ?? '').slice(0, 120),
    from: country('from'),
    to: country('to'),
    date: isDay(date) ? date : todayIso(),
  };
  const ask = (next: ScopeQuestion) =>
    setParams(
      new URLSearchParams(Object.entries({ tab: 'scope', ...next }).filter(([, value]) => value !== '')),
    );
  return [question, ask];
}
