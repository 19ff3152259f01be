import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { formatCaseCode } from '@/features/risk-cases/view/codes/format-case-code';

interface HsNoteProps {
  hs: string;
  /** The importer the list is filtered by, if it is one. */
  importer: string | null;
  onRemove: () => void;
}

/** Notes that the list is filtered by the chapter of a code, with links to leave the filter. */
export function HsNote({ hs, importer, onRemove }: HsNoteProps) {
  const { t } = useTexts('risk');
  const to = importer?.includes(',') === true ? undefined : (importer ?? undefined);
  return (
    <p className="risk-hs-note">
      <span>{t('cases.hsFilter', { chapter: hs.slice(0, 2), hs: formatCaseCode(hs) })}</span>{' '}
      {hs.length >= 6 && <Link to={paths.riskCase({ tab: 'scope', hs, to })}>{t('cases.hsScope')}</Link>}{' '}
      <Button size="small" variant="text" onClick={onRemove}>
        {t('cases.hsRemove')}
      </Button>
    </p>
  );
}
