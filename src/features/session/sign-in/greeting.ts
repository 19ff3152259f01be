/** Keys of the five greetings, below `greeting` of the area `account`. */
export type GreetingKey = 'earlyMorning' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The greeting of an hour from 0 to 23 (specification §4): "before 8", "up to 11", "up to 13", "before 18", "else". */
export function greetingKey(hour: number): GreetingKey {
  if (hour < 8) return 'earlyMorning';
  if (hour <= 11) return 'morning';
  if (hour <= 13) return 'noon';
  if (hour < 18) return 'afternoon';
  return 'evening';
}
