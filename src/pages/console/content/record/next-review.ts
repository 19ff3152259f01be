import type { WaitingReview } from '@/features/work-queue/queue-schema';

/**
 * The review to go on with after a record: the one that has waited longest of those after it, or the first of all once
 * it was decided or was the last. Null where no other waits.
 */
export function nextReviewAfter(
  reviews: readonly WaitingReview[],
  kind: string,
  id: string,
): WaitingReview | null {
  const at = reviews.findIndex((review) => review.kind === kind && review.id === id);
  const next = reviews[at + 1] ?? reviews[0];
  return next === undefined || reviews.indexOf(next) === at ? null : next;
}
