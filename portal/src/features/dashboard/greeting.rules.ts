/** How people are greeted at an hour of their day (0 to 23). */
export function greetingAt(hour: number): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  if (hour >= 5 && hour < 12) return 'goodMorning';
  return hour >= 12 && hour < 18 ? 'goodAfternoon' : 'goodEvening';
}
