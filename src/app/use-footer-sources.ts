import { useEffect, useState } from 'react';
import type { Holding } from '@/features/sources/sources-schema';
import { formatNumber } from '@/shared/format/number';
import type { PortalFooterProps } from '@/layouts/portal/portal-footer';
import type { Language } from '@/shared/i18n/languages';

/** The sources of the footer, asked for when the page has nothing more urgent to do; undefined until they are there. */
export function useFooterSources(language: Language): PortalFooterProps['sources'] {
  const [sources, setSources] = useState<PortalFooterProps['sources']>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const stop = whenIdle(async () => {
      const { loadHoldings } = await import('@/features/sources/load-holdings');
      const holdings = await loadHoldings();
      if (isCurrent) setSources(holdings.map((holding) => toSource(holding, language)));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [language]);
  return sources;
}

const toSource = ({ id, subject, count, source }: Holding, language: Language) => ({
  id,
  title: subject.text,
  publisher: source.title.text,
  count: formatNumber(count, language),
  asOf: source.asOf,
});

function whenIdle(task: () => Promise<void>): () => void {
  const run = () => void task();
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
