import { rsaDecrypt } from '../../crypto/rsa-decrypt';
import { refusal } from './refusal';
import { system } from './state';

export type Body = Record<string, unknown>;

/** The JSON body, its texts without what the back end's filter removes; an empty body is an empty object. */
export async function jsonBody(request: Request): Promise<Body> {
  const text = await request.text();
  return text === '' ? {} : (filtered(JSON.parse(text)) as Body);
}

/** The object inside `{encryptData}`. Code 10703 when it cannot be decrypted, 10704 when it is no JSON object. */
export async function encryptedBody(request: Request): Promise<Body> {
  return decrypted((await jsonBody(request))['encryptData']);
}

export function decrypted(encryptData: unknown): Body {
  const text = plainText(encryptData);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Body;
  } catch {
    throw refusal(10704);
  }
  throw refusal(10704);
}

/** A field as text; empty when it is missing or null. */
export function textIn(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A list of texts; empty if it is not one. */
export function listIn(body: Body, field: string): string[] {
  const value = body[field];
  return Array.isArray(value) ? value.map(String) : [];
}

function plainText(encryptData: unknown): string {
  try {
    if (typeof encryptData === 'string') return rsaDecrypt(encryptData, system().key);
  } catch {
    throw refusal(10703);
  }
  throw refusal(10703);
}

const scripts = [
  /<script[^>]*>/gi,
  /<\/script>/gi,
  /eval\([^)]*\)/gi,
  /expression\([^)]*\)/gi,
  /javascript:/gi,
  /vbscript:/gi,
  /onload[^=]*=/gi,
];

function filtered(value: unknown): unknown {
  if (typeof value === 'string') return scripts.reduce((text, pattern) => text.replace(pattern, ''), value);
  if (Array.isArray(value)) return value.map(filtered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, available]) => [key, filtered(available)]));
}
