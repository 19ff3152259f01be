import { getResponse } from 'msw';
import { handlers } from '../../mocks/handlers';

const ORIGIN = 'http://mock.test';

/** Sends a request straight to the mock back end; throws where no handler knows the address. */
export async function requestMocks(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await getResponse(handlers, new Request(`${ORIGIN}/rcep-boot${path}`, init));
  if (response === undefined) throw new Error(`No handler for ${path}`);
  return response;
}

/** The envelope's `data` of a portal call in a language. */
export async function requestPortal<T>(path: string, language = 'zh'): Promise<T> {
  const response = await requestMocks(`/api/v1/portal/${path}`, { headers: { 'Accept-Language': language } });
  const { data } = (await response.json()) as { data: T };
  return data;
}
