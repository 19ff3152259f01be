import { useChecklists } from '@/features/saved/use-checklists';
import { useSaved } from '@/features/saved/use-saved';
import { useVisitorOffer } from '@/features/saved/use-visitor-offer';
import { VisitorOffer } from '@/features/saved/visitor-offer';
import { useSession } from '@/features/session/session-store';
import { useOwner, VISITOR } from '@/shared/storage/owner';

/**
 * Offers the user the checklists, and all else, that a visitor saved in this browser. Rendered with the page; right
 * after sign-in the user may not be known yet, so the offer's space is reserved and nothing shifts.
 */
export function GuideOffer() {
  const { accessToken, username, isLoaded } = useSession();
  const owner = useOwner();
  const { count, takeOver, leave } = useVisitorOffer(accessToken === null ? null : username);
  const { list } = useSaved();
  const { lists } = useChecklists();
  const isAwaited = accessToken !== null && !isLoaded && owner === VISITOR;
  const shown = isAwaited ? list.length + lists.length : count;
  if (shown === 0) return null;
  return (
    <div className="guide-offer" style={{ visibility: isAwaited ? 'hidden' : undefined }}>
      <VisitorOffer count={shown} onTakeOver={takeOver} onLeave={leave} />
    </div>
  );
}
