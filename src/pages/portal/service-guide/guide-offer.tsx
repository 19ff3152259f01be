import { useVisitorOffer } from '@/features/kept/use-visitor-offer';
import { VisitorOffer } from '@/features/kept/visitor-offer';
import { useSession } from '@/features/session/session-store';

/** Offers the user the checklists, and all else, that a visitor kept in this browser. */
export function GuideOffer() {
  const { accessToken, username } = useSession();
  const { count, takeOver, leave } = useVisitorOffer(accessToken === null ? null : username);
  return <VisitorOffer count={count} onTakeOver={takeOver} onLeave={leave} />;
}
