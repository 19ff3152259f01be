import { paths } from '@/shared/routing/paths';

/** The full address of a law's page, as it can be passed on. */
export const lawPageAddress = (id: string): string =>
  `${location.href.split('#')[0]}#${paths.lawDetails(id)}`;
