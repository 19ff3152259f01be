import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useWhenIdle } from '@/features/session/sign-in/form/use-when-idle';
import type { TariffSpread } from './tariffs-spread-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';

/** The place beside the form: a chart from held data, once there is time for it. Narrow windows do without. */
export function SpreadAside() {
  const isNarrow = useIsBelow(992);
  const language = useLanguage();
  if (isNarrow) return null;
  return (
    <aside className="login-aside">
      {/* By language, since the server names the source in it. */}
      <LateChart key={language} />
    </aside>
  );
}

function LateChart() {
  const [late, setLate] = useState<Late | null>(null);
  const load = useCallback(() => {
    const controller = new AbortController();
    // Without the picture the page is whole: its absence needs no word.
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
