import { lawsPart } from '../digest/home-digest-schema';
import { useHomePart } from '../digest/use-home-part';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Figure } from '@/shared/ui/figures/figure';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';

const KINDS = ['laws', 'tradeMeasures', 'productQuality', 'technicalRules'] as const;

/** Compliance guidance: laws by kind (specification §1). */
export function LawsSection() {
  const { t } = useTexts('home');
  const language = useLanguage();
  const query = useHomePart('laws', lawsPart);
  return (
    <Section
      title={t('laws.title')}
      lead={t('laws.lead')}
      more={{ to: paths.lawService(), label: t('laws.all') }}
    >
      <QueryView query={query} failure={t('failed', { section: t('laws.title') })}>
        {({ counts, countries, unchecked, sources }) => (
          <>
            <div className="home-figures">
              {KINDS.map((kind) => {
                const count = counts.find((each) => each.kind === kind)?.count;
                return (
                  <Figure
                    key={kind}
                    label={<Link to={paths.lawService({ kind })}>{t(`laws.${kind}`)}</Link>}
                    value={count === undefined ? '—' : formatNumber(count, language, 0)}
                    unit={count === undefined ? undefined : t('laws.unit')}
                    note={t(`laws.${kind}Note`)}
                  />
                );
              })}
            </div>
            <SourceLine sources={sources}>{t('laws.coverage', { countries, unchecked })}</SourceLine>
          </>
        )}
      </QueryView>
    </Section>
  );
}
