import { refusal } from '../refusal';
import { nextNumber, system } from '../state';

const RESEND_MS = 30_000;
const CODE_LIFE_MS = 5 * 60_000;
const CERTIFICATE_LIFE_MS = 10 * 60_000;

/** Creates a code of six digits for an address; `type` 0 is for a login, 1 for the identity. Codes 12098, 12099. */
export function sendCode(address: string, type: string): void {
  checkType(type);
  const { codes, now } = system();
  const last = codes.get(`${address}:${type}`);
  if (last !== undefined && now() - last.sentAt < RESEND_MS) throw refusal(12099);
  const digits = String(100_000 + ((nextNumber() * 271_829) % 900_000));
  codes.set(`${address}:${type}`, { code: digits, sentAt: now() });
}

/**
 * Consumes the code of an address; a wrong one leaves it. Codes 12098, 12201 (none or older than five minutes),
 * 12100.
 */
export function useCode(address: string, type: string, code: string): void {
  checkType(type);
  const { codes, now } = system();
  const sent = codes.get(`${address}:${type}`);
  if (sent === undefined || now() - sent.sentAt >= CODE_LIFE_MS) throw refusal(12201);
  if (sent.code !== code) throw refusal(12100);
  codes.delete(`${address}:${type}`);
}

/** A proof of a correct code: valid once, for ten minutes, for any user and purpose. */
export function issueCertificate(): string {
  const certificate = (nextNumber() * 2_654_435_761).toString(16).padStart(12, '0');
  system().certificates.set(certificate, system().now());
  return certificate;
}

/** Consumes a certificate; code 12097 when it is unknown, used or too old. */
export function useCertificate(certificate: string): void {
  const { certificates, now } = system();
  const issuedAt = certificates.get(certificate);
  certificates.delete(certificate);
  if (issuedAt === undefined || now() - issuedAt >= CERTIFICATE_LIFE_MS) throw refusal(12097);
}

function checkType(type: string): void {
  if (type !== '0' && type !== '1') throw refusal(12098);
}
