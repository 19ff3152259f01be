import type { StandardDetail } from '../standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { GoOn } from '@/shared/ui/controls/go-on';

/** Each tool, started with this standard; the comparison needs another one, selected in the library. */
export function StandardStarts({ standard: { id, indicators } }: { standard: StandardDetail }) {
  const { t } = useTexts('standard');
  return (
    <GoOn
      title={t('start.title')}
      links={[
        ...(indicators.length > 0
          ? [{ to: paths.standardCompare({ ids: id }), label: t('start.compare') }]
          : []),
        { to: paths.standardConsistency({ id }), label: t('start.consistency') },
        { to: paths.standardSpectrum({ focus: id }), label: t('start.spectrum') },
        { to: paths.standardCapability(), label: t('start.capability') },
        { to: paths.standard({ pick: id }), label: t('start.pick') },
      ]}
    />
  );
}
