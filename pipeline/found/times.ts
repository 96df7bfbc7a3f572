/** Posts are dated by day; machines want a moment: nine in the morning in Seoul (brief 9.3). */
export function kstTime(date: string): string {
  return `${date}T09:00:00+09:00`;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2024-05-16` as RFC 822 has it: `Thu, 16 May 2024 09:00:00 +0900`. */
export function rfc822Time(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${day} ${MONTHS[Number(month) - 1]} ${year} 09:00:00 +0900`;
}

/** Seconds as an ISO 8601 duration: 160 is `PT2M40S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const text = parts.map((part, at) => (part > 0 ? `${part}${'HMS'[at]}` : '')).join('');
  return `PT${text || '0S'}`;
}
