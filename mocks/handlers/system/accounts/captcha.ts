import { HttpResponse } from 'msw';
import { publicCall, serverError } from '../call';
import { nextNumber, system } from '../state';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * GET captcha: an image for a uuid; a new request replaces it. Over the limit it answers a script, like the back end.
 */
export const captchaHandlers = [
  publicCall(
    'get',
    '*/rcep-boot/captcha',
    ({ query }) => {
      const uuid = query.get('uuid') ?? '';
      if (uuid === '') return serverError();
      const { shown, answer } = puzzle(nextNumber());
      system().captchas.set(uuid, { answer, madeAt: system().now() });
      // The back end sends no content type; browsers detect its PNG but not this SVG.
      return new HttpResponse(drawing(shown), {
        headers: { 'Cache-Control': 'no-store, no-cache', 'Content-Type': 'image/svg+xml' },
      });
    },
    { failure: (_code, msg) => HttpResponse.html(`<script>alert('${msg}')</script>`) },
  ),
];

/** Four letters or digits, each third time a sum whose answer is its number. */
function puzzle(number: number): { shown: string; answer: string } {
  if (number % 3 === 0) {
    const [left, right] = [(number * 7) % 10, (number * 3) % 9];
    return { shown: `${left}+${right}=?`, answer: String(left + right) };
  }
  const text = Array.from(
    { length: 4 },
    (_, place) => LETTERS[(number * 17 + place * 11) % LETTERS.length],
  ).join('');
  return { shown: text, answer: text };
}

/** 180 × 58, each character turned a little, with two lines across. */
function drawing(text: string): string {
  const characters = Array.from(text, (character, place) => {
    const x = 22 + place * 36;
    const turn = place % 2 === 0 ? -12 : 10;
    return `<text x="${x}" y="40" transform="rotate(${turn} ${x} 40)">${character}</text>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="58" viewBox="0 0 180 58">' +
    '<rect width="180" height="58" fill="#f4f6f9"/><path d="M0 18 Q90 60 180 22 M0 44 Q80 4 180 40" stroke="#9fb3c8" fill="none"/>' +
    `<g font-family="monospace" font-size="32" font-weight="700" fill="#24405c">${characters.join('')}</g></svg>`
  );
}
