/** What stands for a person whose photograph is missing: 'DS' for 'Doyun Seo', the given name '도윤' for '서도윤'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  if (/^\p{Script=Hangul}+$/u.test(name)) return name.length > 2 ? name.slice(-2) : name;
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
