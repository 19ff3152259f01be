import { expect, it } from 'vitest';
import { runTimeText } from '@/pages/console/monitor/run-time';

it.each([
  ['en', '2 days 3 hours 15 minutes'],
  ['vi', '2 ngày 3 giờ 15 phút'],
  ['ms', '2 hari 3 jam 15 minit'],
  ['ja', '2 日 3 時間 15 分'],
  ['ko', '2일 3시간 15분'],
  ['zh', '2天3小时15分钟'],
] as const)('the time that a server has run is in the language of the reader: %s', (language, words) => {
  expect(runTimeText('2天3小时15分钟', language)).toBe(words);
});

it('parts may be missing, and other texts are as they are', () => {
  expect(runTimeText('15分钟', 'en')).toBe('15 minutes');
  expect(runTimeText('since yesterday', 'en')).toBe('since yesterday');
  expect(runTimeText('', 'en')).toBe('');
});
