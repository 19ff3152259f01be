import type { SectorRecord } from '@/features/sectors/sectors-schema';
import { useTexts } from '@/shared/i18n/use-texts';

/** One bar of three parts, as wide as their counts: lines below, at and above MFN. Its text states the counts. */
export function ShareBar({ row }: { row: SectorRecord }) {
  const { t } = useTexts('home');
  const { lower, same, higher } = row;
  return (
    <span className="share-bar" role="img" aria-label={t('sectors.shareText', { lower, same, higher })}>
      {(['lower', 'same', 'higher'] as const).map(
        (part) =>
          row[part] > 0 && (
            <span key={part} className={`share-part share-part-${part}`} style={{ flexGrow: row[part] }} />
          ),
      )}
    </span>
  );
}
