import { useLinkPresses } from '@/app/router/link-presses';

/** Follows presses on links, as the app does, where a test draws a part of it inside a router of its own. */
export function LinkPresses() {
  useLinkPresses();
  return null;
}
