import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useWhenIdle } from '@/features/session/sign-in/form/use-when-idle';
import type { TariffSpread } from './tariffs-spread-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';

/** The place beside the form: a chart of the site's data, loaded when idle. Not shown in narrow windows. */
export function SpreadAside() {
  const isNarrow = useIsBelow(992);
  const language = useLanguage();
  if (isNarrow) return null;
  return (
    <aside className="login-aside">
      {/* Keyed by language, since the server names the source in it. */}
      <LateChart key={language} />
    </aside>
  );
}

function LateChart() {
  const [late, setLate] = useState<Late | null>(null);
  const load = useCallback(() => {
    const controller = new AbortController();
    // The page is complete without the chart: no error message.
    loadLate(controller.signal).then(setLate, () => undefined);
    return () => controller.abort();
  }, []);
  useWhenIdle(load);
  return late && <late.Chart spread={late.spread} />;
}

interface Late {
  Chart: ComponentType<{ spread: TariffSpread }>;
  spread: TariffSpread;
}

async function loadLate(signal: AbortSignal): Promise<Late> {
  const [{ SpreadChart }, spread] = await Promise.all([
    import('./spread-chart'),
    import('./tariffs-spread-api').then(({ loadSpread }) => loadSpread('VN', 'JP', signal)),
  ]);
  return { Chart: SpreadChart, spread };
}
