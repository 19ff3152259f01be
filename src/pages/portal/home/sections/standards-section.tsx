import { standardsPart } from '../digest/home-digest-schema';
import { useHomePart } from '../digest/use-home-part';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Figure } from '@/shared/ui/figures/figure';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';

const TOOLS = [
  ['standardCompare', paths.standardCompare()],
  ['standardConsistency', paths.standardConsistency()],
  ['standardSpectrum', paths.standardSpectrum()],
  ['standardCapability', paths.standardCapability()],
] as const;

/** The largest number of uses displayed (specification §1: usage count is shown as 999+). */
const MOST_USES = 999;

/** The standards toolbox: how much it supports, and its four tools (specification §1). */
export function StandardsSection() {
  const { t } = useTexts(['home', 'shell']);
  const language = useLanguage();
  const query = useHomePart('standards', standardsPart);
  const number = (value: number) => formatNumber(value, language, 0);
  return (
    <Section title={t('standards.title')} lead={t('standards.lead')}>
      <div className="home-tools">
        <QueryView query={query} failure={t('failed', { section: t('standards.title') })}>
          {({ supported, used, mark }) => (
            <div className="home-tools-figures">
              <Figure label={t('standards.supported')} value={number(supported)} unit="+" />
              <Figure
                label={t('standards.used')}
                value={number(Math.min(used, MOST_USES))}
                unit={used > MOST_USES ? '+' : undefined}
                mark={mark === 'sample' ? <SampleMark /> : undefined}
              />
            </div>
          )}
        </QueryView>
        <dl className="home-tools-list">
          {TOOLS.map(([key, to]) => (
            <div key={key}>
              <dt>
                <Link to={to}>{t(`shell:menu.${key}`)}</Link>
              </dt>
              <dd>{t(`standards.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
