import { paths } from '@/shared/routing/paths';

/** The full address of a law's page, for sharing. */
export const lawPageAddress = (id: string): string =>
  `${location.href.split('#')[0]}#${paths.lawDetails(id)}`;
