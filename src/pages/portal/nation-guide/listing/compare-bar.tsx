import { useTexts } from '@/shared/i18n/use-texts';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { MAX_COMPARED } from '../guide-address';
import { useGuideFormat } from '../facts/use-guide-format';
import type { GuideControls } from '../use-guide-address';

/** The countries selected for a comparison, and the link to it. */
export function CompareBar({ guide: { address, pathTo, go } }: { guide: GuideControls }) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const { vs } = address;
  const [first = null, ...others] = vs;
  const chosen =
    vs.length === 0
      ? t('pick.none', { most: MAX_COMPARED })
      : t('pick.chosen', {
          count: vs.length,
          most: MAX_COMPARED,
          countries: format.list(vs.map(format.country)),
        });
  return (
    <div className="compare-bar">
      <p>{chosen}</p>
      {vs.length > 0 && (
        <Button size="small" variant="text" onClick={() => go({ vs: [] })}>
          {t('pick.clear')}
        </Button>
      )}
      {vs.length > 1 && (
        <ButtonLink size="small" variant="primary" to={pathTo({ country: first, vs: others })}>
          {t('pick.compare')}
        </ButtonLink>
      )}
      <LiveRegion message={vs.length === 0 ? '' : chosen} />
    </div>
  );
}
