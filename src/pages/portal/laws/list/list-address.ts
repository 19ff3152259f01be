import { paths } from '@/shared/routing/paths';

/** The list's address with a query; commas are not escaped. */
export function listAddress(query: URLSearchParams): string {
  const search = query.toString().replaceAll('%2C', ',');
  return search === '' ? paths.lawService() : `${paths.lawService()}?${search}`;
}
