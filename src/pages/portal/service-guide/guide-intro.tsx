import { formatHs } from '@/features/hs/hs-code';
import { GUIDE_STEPS } from '@/features/service-guide/guide-steps';
import { useChecklists } from '@/features/saved/use-checklists';
import { writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Section } from '@/shared/ui/layout/section';

/** Example routes; all of them have rates. */
const EXAMPLES = [
  { hs: '940620', from: 'JP', to: 'VN' },
  { hs: '850760', from: 'CN', to: 'KR' },
  { hs: '610910', from: 'CN', to: 'JP' },
] as const;
const RECENT = 5;

type CountryPair = { hs: string; from: string; to: string };

/** Before a product is entered: the routes with ticks, examples, and the seven steps in short. */
export function GuideIntro({ query }: { query: PairQuery }) {
  const { t } = useTexts(['guide', 'countries']);
  const { lists } = useChecklists();
  const nameOf = ({ hs, from, to }: CountryPair) =>
    t('pair', { hs: formatHs(hs), from: t(`countries:${from}`), to: t(`countries:${to}`) });
  const addressOf = (pair: CountryPair) =>
    `${paths.serviceGuide()}?${writePairQuery({ date: query.date, ...pair }).toString()}`;
  return (
    <>
      <Section title={t('intro.start')} lead={t('intro.startLead')}>
        {lists.length > 0 && (
          <>
            <h3>{t('intro.recent')}</h3>
            <ul className="guide-pairs">
              {lists.slice(0, RECENT).map((pair) => (
                <li key={`${pair.hs}${pair.from}${pair.to}`}>
                  <Link to={addressOf(pair)}>{nameOf(pair)}</Link>{' '}
                  <span className="guide-pair-ticks">{t('intro.ticked', { count: pair.ticked.length })}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('intro.examples')}</h3>
        <ul className="guide-pairs">
          {EXAMPLES.map((pair) => (
            <li key={pair.hs}>
              <Link to={addressOf(pair)}>{nameOf(pair)}</Link>{' '}
              <span className="guide-pair-ticks">{t(`intro.product.${pair.hs}`)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('intro.path')} lead={t('intro.pathLead')}>
        <ol className="guide-overview">
          {GUIDE_STEPS.map((step, index) => (
            <li key={step}>
              <span className="guide-overview-number">{index + 1}</span>
              <span>
                <b>{t(`step.${step}.title`)}</b>
                <span className="guide-overview-lead">{t(`step.${step}.lead`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
