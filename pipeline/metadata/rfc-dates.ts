/** Posts are dated by day. Feeds and structured data need a time: nine in the morning in Seoul. */
export function toSeoulTime(date: string): string {
  return `${date}T09:00:00+09:00`;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2024-05-16` as RFC 822 has it: `Thu, 16 May 2024 09:00:00 +0900`. */
export function toRfc822(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${day} ${MONTHS[Number(month) - 1]} ${year} 09:00:00 +0900`;
}
