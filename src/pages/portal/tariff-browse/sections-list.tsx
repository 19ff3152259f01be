import type { HsTreeRow } from '@/features/hs/tree/hs-tree-schema';
import { usePlaceLabel } from '@/features/hs/tree/use-place-label';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { Link } from '@/shared/ui/controls/link';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { Browse } from './use-browse-query';

interface SectionsListProps {
  rows: readonly HsTreeRow[];
  browse: Browse;
}

/** The sections of the Harmonized System, each with its chapters. */
export function SectionsList({ rows, browse: { addressOf } }: SectionsListProps) {
  const { t } = useTexts('browse');
  const label = usePlaceLabel();
  const areOurs = rows.some(({ name }) => name.mark === 'unchecked');
  return (
    <>
      {areOurs && (
        <p className="browse-names">
          {t('namesUnchecked')} <UncheckedMark />
        </p>
      )}
      <ol className="browse-sections">
        {rows.map((section) => (
          <li key={section.code}>
            <h2>
              <Link to={addressOf(section.code)} data-code={section.code}>
                <span className="browse-kind">{label(section)}</span>{' '}
                <span lang={section.name.lang}>{section.name.text}</span>
              </Link>
              <LanguageTag lang={section.name.lang} />
            </h2>
            <ol className="browse-chapters">
              {section.chapters.map(({ code, name }) => (
                <li key={code}>
                  <Link to={addressOf(code)} data-code={code} className="browse-link">
                    <span className="browse-code">{code}</span> <span lang={name.lang}>{name.text}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}
