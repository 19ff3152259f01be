import { BrowserAlert } from '@/features/browser-support/browser-alert';
import { PrintFoot } from '@/layouts/portal/footer/print-foot';
import { CopiedTables } from './copied-tables';
import { FooterHoldings } from './footer-holdings';
import { LanguageOffer } from './language-offer';
import { WatchedVisit } from './watched-visit';

/** Parts of every public page that load when it is idle. */
export function PortalRest() {
  return (
    <>
      <FooterHoldings />
      <WatchedVisit />
      <CopiedTables />
      <BrowserAlert />
      <LanguageOffer />
      <PrintFoot />
    </>
  );
}
