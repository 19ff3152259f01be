import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';
import { Link } from '@/shared/ui/controls/link';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { GoOnLinks } from '../go-on-links';
import type { ResultProps } from '../result-props';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { NoFigure } from '../no-figure';
import { useIndexWords } from '../use-index-words';
import { useSubject } from '../use-subject';

/** The figure of the selected country or pair, its meaning, and those compared with it. */
export function FigureSection({ view, linkTo }: ResultProps) {
  const { t } = useTexts('indices');
  const words = useIndexWords(view);
  const nameOf = useSubject(view);
  const { index, year, country, compared, ranking, release } = view;
  const rankOf = (code: string) => ranking.find((rank) => rank.country === code);
  const own = rankOf(country);
  const value = own?.value ?? null;
  const name = t(`index.${index}.name`);
  const all = ranking.filter((rank) => rank.value !== null).length;
  const sentence =
    value === null
      ? t('figure.none', { year, subject: nameOf(country), name })
      : t(own?.place === null ? 'figure.alone' : 'figure.sentence', {
          year,
          subject: nameOf(country),
          name,
          value: words.write(value),
          place: own?.place,
          all,
        });
  return (
    <Section
      title={name}
      lead={t(`index.${index}.definition`)}
      mark={release?.mark === 'fact' ? undefined : <RecordMarkTag mark={release?.mark} />}
    >
      <LiveRegion message={sentence} />
      {value === null ? (
        <NoFigure view={view} linkTo={linkTo} sentence={sentence} />
      ) : (
        <>
          <div className="index-figures">
            <Figure
              size="xl"
              label={t('figure.label', { subject: nameOf(country), year })}
              value={words.write(value)}
              note={words.meaning(value)}
            />
            {compared.map((code) => {
              const rank = rankOf(code);
              return (
                <Figure
                  key={code}
                  label={t('figure.label', { subject: nameOf(code), year })}
                  value={rank?.value == null ? t('figure.notHeld') : words.write(rank.value)}
                  note={rank?.value == null ? undefined : words.meaning(rank.value)}
                />
              );
            })}
          </div>
          <p className="index-sentence">{sentence}</p>
        </>
      )}
      <dl className="index-reading">
        <dt>{t('figure.how')}</dt>
        <dd>{t(`index.${index}.reading`, { threshold: view.info.method.threshold })}</dd>
        <dt>{t('figure.formula')}</dt>
        <dd className="index-formula">{t(`index.${index}.formula`)}</dd>
      </dl>
      <SourceLine sources={view.sources}>
        {t(`index.${index}.scope`)}{' '}
        {index === 'risk' && <Link to={linkTo({ index: 'tc' })}>{t('figure.toReal')}</Link>}
      </SourceLine>
      <GoOnLinks view={view} />
    </Section>
  );
}
