import { formatHs } from '@/features/hs/hs-code';
import { GUIDE_STEPS } from '@/features/service-guide/guide-steps';
import { useChecklists } from '@/features/saved/use-checklists';
import { writeLaneQuery } from '@/features/tariffs/lane/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
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

type Lane = { hs: string; from: string; to: string };

/** Before a product is entered: the routes with ticks, examples, and the seven steps in short. */
export function GuideIntro({ query }: { query: LaneQuery }) {
  const { t } = useTexts(['guide', 'countries']);
  const { lists } = useChecklists();
  const nameOf = ({ hs, from, to }: Lane) =>
    t('lane', { hs: formatHs(hs), from: t(`countries:${from}`), to: t(`countries:${to}`) });
  const addressOf = (lane: Lane) =>
    `${paths.serviceGuide()}?${writeLaneQuery({ date: query.date, ...lane }).toString()}`;
  return (
    <>
      <Section title={t('intro.start')} lead={t('intro.startLead')}>
        {lists.length > 0 && (
          <>
            <h3>{t('intro.recent')}</h3>
            <ul className="guide-lanes">
              {lists.slice(0, RECENT).map((lane) => (
                <li key={`${lane.hs}${lane.from}${lane.to}`}>
                  <Link to={addressOf(lane)}>{nameOf(lane)}</Link>{' '}
                  <span className="guide-lane-ticks">{t('intro.ticked', { count: lane.ticked.length })}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('intro.examples')}</h3>
        <ul className="guide-lanes">
          {EXAMPLES.map((lane) => (
            <li key={lane.hs}>
              <Link to={addressOf(lane)}>{nameOf(lane)}</Link>{' '}
              <span className="guide-lane-ticks">{t(`intro.product.${lane.hs}`)}</span>
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
