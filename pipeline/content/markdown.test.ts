import { describe, expect, it } from 'vitest';
import { findForbiddenTag } from '../../core/posts/post-markup.ts';
import type { PostMedia } from './body-media.ts';
import { compileMarkdown, plainText } from './markdown.ts';
import { inKorean } from './say-errors.ts';

const compile = (source: string, locale: 'en' | 'ko' = 'en') => compileMarkdown(source, locale, 'Table & "more"');

describe('what a post may hold', () => {
  it('is text, headings of two levels, lists, quotes and tables', () => {
    expect(compile('# One\n\n#### Two\n\nA **b** *c* `d`\n\n- e\n\n> f\n\n---').html).toBe(
      '<h2>One</h2>\n<h3>Two</h3>\n<p>A <strong>b</strong> <em>c</em> <code>d</code></p>\n<ul>\n<li>e</li>\n</ul>\n<blockquote>\n<p>f</p>\n</blockquote>\n<hr>',
    );
  });
  it('is a table in a region that keyboards can scroll, labelled in the locale', () => {
    const { html, errors } = compile('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(errors).toEqual([]);
    expect(html).toMatch(/^<div class="table-scroll" role="region" tabindex="0" aria-label="Table &amp; &quot;more&quot;"><table>/);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toMatch(/<\/table><\/div>$/);
  });
  it.each(['100 L~1,000 L, 9~10시', '1~2~3'])('leaves the ranges of %s alone', (text) => {
    expect(compile(text).html).toBe(`<p>${text}</p>`);
  });
  it('escapes what looks like markup in text and code', () => {
    expect(compile('5 < 6 & `<script>`')).toMatchObject({ html: '<p>5 &lt; 6 &amp; <code>&lt;script&gt;</code></p>', errors: [] });
  });
});

describe('Markdown as Koreans write it', () => {
  const body = (source: string) => {
    const { html, errors } = compile(source, 'ko');
    return [html.replace(/^<p>|<\/p>$/g, ''), ...errors];
  };

  it.each([
    ['**송도(Songdo)**는', '<strong>송도(Songdo)</strong>는'],
    ['**"품질 우선"**이라는', '<strong>&quot;품질 우선&quot;</strong>이라는'],
    ['**「제1공장」**에서 **95%**를 **10㎥**로', '<strong>「제1공장」</strong>에서 <strong>95%</strong>를 <strong>10㎥</strong>로'],
    ['*공장(송도)*은 ***공장(송도)***은', '<em>공장(송도)</em>은 <em><strong>공장(송도)</strong></em>은'],
    ['__공장(송도)__은 _공장_은', '<strong>공장(송도)</strong>은 <em>공장</em>은'],
    ['공장**(송도)**은, 뜻은*‘안전’*을', '공장<strong>(송도)</strong>은, 뜻은<em>‘안전’</em>을'],
    ['**[채용](page:company)**은', '<strong><a href="/ko/aboutus/company">채용</a></strong>은'],
    ['**공장(송도)**와 (**공장**)과 “**공장**”을', '<strong>공장(송도)</strong>와 (<strong>공장</strong>)과 “<strong>공장</strong>”을'],
    ['파일_이름_은 수율* 95%, 순도* 99%', '파일_이름_은 수율* 95%, 순도* 99%'],
    ['\\*\\*a\\*\\* `a**b`', '**a** <code>a**b</code>'],
    ['**5월**~**6월**에 약**~95%**로', '<strong>5월</strong>~<strong>6월</strong>에 약<strong>~95%</strong>로'],
    ['**10%**~**20%**', '<strong>10%</strong>~<strong>20%</strong>'],
  ])('emphasis in %s', (source, html) => expect(body(source)).toEqual([html]));
  it.each([
    '4*6*9 mm, A*B*C, HLA-A*02:01과 HLA-B*07:02',
    '가로*세로*높이, 단가*2) 참고*',
    '수율*은 95%, 순도*는 99%*이며 오차*는',
    '수율(*)은 95%, 순도(*)는',
    'x^2+y^2=z^2',
  ])('a mark within a word is a sign: %s', (source) => expect(body(source)).toEqual([source]));
  it.each(['2**10**3', '** 공장 **은', '**(A)**s', '- ** 공장 **은', '**공장', '__A__s'])(
    'no mark of emphasis is shown as it stands: %s',
    (source) => expect(compile(source, 'ko').errors[0]).toMatch(/^'(\*\*|__)' is shown as it stands in '/),
  );

  it.each([
    ['https://www.example.org에서', 'https://www.example.org/', '', '에서'],
    ['(https://www.example.org/apply)에서', 'https://www.example.org/apply', '(', ')에서'],
    ['문의https://www.example.org/a?b=2로', 'https://www.example.org/a?b=2', '문의', '로'],
    ['“https://www.example.org/a”입니다.', 'https://www.example.org/a', '“', '”입니다.'],
    ['https://www.example.org/a。', 'https://www.example.org/a', '', '。'],
    ['https://www.example.org/a.', 'https://www.example.org/a', '', '.'],
    ['https://www.example.org/(a)에', 'https://www.example.org/(a)', '', '에'],
    ['https://www.example.org입니다.', 'https://www.example.org/', '', '입니다.'],
    ['contact@example.org로', 'mailto:contact@example.org', '', '로'],
  ])('the address in %s leads to %s', (source, href, before, after) => {
    const [html, ...errors] = body(source);
    expect(errors).toEqual([]);
    expect(html).toMatch(new RegExp(`^${before.replace('(', '\\(')}<a href="`));
    expect(html?.replace(/<a [^>]*>[^<]*<\/a>/, '')).toBe(before + after);
    expect(html).toContain(`<a href="${href}">`);
  });
  it.each([
    'https://www.example.org/2024년보고서',
    'https://www.example.org/a은행',
    'https://www.example.org/a에/b',
    'https://www.example.org/wiki/송도',
    'https://www.example.org/a.은',
    'https://한국.example',
    'https://www.한국.example',
  ])('an address whose end is unclear is refused: %s', (source) =>
    expect(compile(source, 'ko').errors).toEqual([expect.stringContaining('its end is unclear; put a space after the address')]),
  );
  it('an address may hold Korean in angle brackets', () => {
    expect(body('<https://www.example.org/송도>에서')).toEqual([
      '<a href="https://www.example.org/%EC%86%A1%EB%8F%84">https://www.example.org/송도</a>에서',
    ]);
  });

  it.each([
    ...['2026. 3. 2. 착공식', '2022. 6월 설립', '3. 2 ~ 3. 5 휴무', '12. 25. 휴무', '25. 6월 준공', '2026) 착공'],
    ...['5. 1 노동절', '5. 1(금) 휴무', '5. 1', '02. 123. 4567', '01. 첫째', '+ 5% 증가', '+ 82 32 123 4567'],
  ])('a date, a telephone number, a plus begins no list: %s', (source) => {
    expect(body(source)).toEqual([source]);
    expect(body(`- ${source}`)).toEqual([`<ul>\n<li>${source}</li>\n</ul>`]);
  });
  it('a list counts', () => {
    expect(body('1. 3개월 과정\n2. 6개월 과정')).toEqual(['<ol>\n<li>3개월 과정</li>\n<li>6개월 과정</li>\n</ol>']);
    expect(body('1. 2026. 3. 2. 착공\n2. 2027. 1. 4. 가동')).toEqual(['<ol>\n<li>2026. 3. 2. 착공</li>\n<li>2027. 1. 4. 가동</li>\n</ol>']);
    expect(body('3. a\n4. b')).toEqual(['<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>']);
    expect(body('1. 5 L\n2. 10 L')).toEqual(['<ol>\n<li>5 L</li>\n<li>10 L</li>\n</ol>']);
  });
  it.each(['1. a\n3. b', '1. 첫째\n\n2026. 3. 2. 착공', '1. 1 신정\n1. 2 대체 휴무'])(
    'a list that would be shown with other numbers is refused: %j',
    (source) =>
      expect(compile(source, 'ko').errors).toEqual([
        expect.stringMatching(/^a list is numbered 1, (1|3|2026), and would be shown in order/),
      ]),
  );
  it('lines stand below one another as they are written', () => {
    expect(body('주소: 송도\n전화: 032\n※ 평일')).toEqual(['주소: 송도<br>전화: 032<br>※ 평일']);
    expect(body('5. 1 노동절\n5. 8 어버이날')).toEqual(['5. 1 노동절<br>5. 8 어버이날']);
    expect(body('- a\n  b')).toEqual(['<ul>\n<li>a<br>b</li>\n</ul>']);
  });
});

describe('what would be published otherwise than it is written is refused, with its place and its cure', () => {
  it.each([
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', "the row '| 1 | 2 | 3 |' has 3 cells below a header of 2; write as many"],
    ['a | b\n---|---\n1 | 2|3 | 4', "the row '1 | 2|3 | 4' has 4 cells"],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n단위: L', "'단위: L' stands right below a table"],
    ['| a | b |\n|---|\n| 1 | 2 |', "'| a | b |' is no table yet"],
    ['a | b\n--- | --- | ---\n1 | 2', "'a | b' is no table yet"],
    ['| a | b\n|---\n| 1 | 2', "'| a | b' is no table yet"],
    ['[보기]（https://example.org/a）', "']（https://example.org/a': this is no link; write [words](address)"],
    ['[보기] (https://example.org/a)', 'this is no link'],
    ['［보기］(page:company)', 'this is no link'],
    ['[보기](https://example.org/a b.pdf)', "']' is shown as it stands in '[보기]('; write a link as [words](address), without spaces"],
    ['[보기][a]', "']' is shown as it stands"],
    ['[비고]: 없음', "'[비고]: 없음' would not be shown"],
    ['[](https://example.org/)', "the link '[](https://example.org/)' has no words"],
    ['[a](https://example.org/ "b")', "take 'b' out"],
    ['`[a](page:company)`', 'would be shown as program code'],
    ['~~옛~~ 값', "'~~' is shown as it stands in '~~옛~~ 값'; it is a mark of another Markdown"],
    ['==a==', "'=='"],
    ['각주[^1]', "'[^'"],
    ['[[위키]]', "'[['"],
    ['10^6^', "'^'"],
    ['> [!NOTE]\n> a', "'[!NOTE]'"],
    ['＊＊강조＊＊', "'＊＊' is shown as it stands"],
    ['##제목', "'##제목' is no heading; write a space"],
    ['a&nbsp;b', "'&nbsp;' is shown as it stands in 'a&nbsp;b'; it is HTML"],
    ['>10명 참석', "'>10명 참석' could be a quotation or 'more than'; write '\\>'"],
    ['수율\n> 95%', "'> 95%' could be"],
    ['> “인용”\n홍길동', "'홍길동' stands right below a quotation"],
    ['- a\n- b\n※ 참고', "'※ 참고' stands right below a list"],
    ['- 190 °C', "'- 190 °C' could be an item or a figure below zero"],
    ['- 20~-80℃', 'a figure below zero'],
    ['-', "'-' is an item without words; write them, or '\\-'"],
    ['1.', "'1\\.'"],
    ['#', "'#' is a heading without words"],
    ['제목\n---', "'제목' has a line of signs right below it"],
    ['## C #', "the heading '## C #' would lose the '#'"],
    ['`24년~`25년', 'write ’ before a year'],
    ['    a', "'a' would be shown as program code; begin its line without spaces"],
    ['```\ncode\n```', "'```' would be shown as program code"],
    ['- [ ] a', "'- [ ] a': a post has no boxes to tick"],
  ])('%j', (source, error) => expect(compile(source, 'ko').errors).toEqual([expect.stringContaining(error)]));
});

describe('links', () => {
  it.each([
    ['page:company', 'en', '/en/aboutus/company'],
    ['page:company#vision', 'ko', '/ko/aboutus/company#vision'],
    ['page:home', 'ko', '/ko'],
    ['mailto:contact@example.com', 'en', 'mailto:contact@example.com'],
    ['https://www.example.org', 'en', 'https://www.example.org/'],
    ['https://www.example.org/a?b=1&c=2#d', 'ko', 'https://www.example.org/a?b=1&amp;c=2#d'],
  ] as const)('%s in %s leads to %s', (href, locale, address) => {
    expect(compile(`[x](${href})`, locale)).toMatchObject({ html: `<p><a href="${address}">x</a></p>`, errors: [] });
  });
  it.each([
    '//example.com',
    '/en/aboutus/company',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'tel:+8232',
    'post:',
    'page:company#a#b',
  ])('%s is refused with a hint, and leads nowhere', (href) => {
    const { html, errors } = compile(`[x](${href})`);
    expect(errors).toEqual([`link to '${href}': use page:PAGEID, page:PAGEID#hash, post:TYPE/ID, mailto: or https://`]);
    expect(html).toBe('<p><a href="">x</a></p>');
  });
  it.each([
    ['http://www.example.org/', 'write https://'],
    ['https://name:word@www.example.org/', 'it holds a name or a password; leave them out'],
    ['https://', 'this is no address; copy it from the browser'],
    ['https://www.example.com/en/services/adc', 'this is our own site; use page:PAGEID or post:TYPE/ID'],
  ])('%s is refused: %s', (href, hint) => {
    const { html, errors } = compileMarkdown(`[x](${href})`, 'en', 'Table', { origin: 'https://www.example.com' });
    expect(errors).toEqual([`link to '${href}': ${hint}`]);
    expect(inKorean(errors[0] ?? '')).not.toBe(errors[0]);
    expect(html).toBe('<p><a href="">x</a></p>');
  });
  it('an address in the text is a link, and refused as one', () => {
    expect(compile('See https://www.example.org today').html).toBe(
      '<p>See <a href="https://www.example.org/">https://www.example.org</a> today</p>',
    );
    expect(compile('See http://www.example.org today').errors).toEqual(["link to 'http://www.example.org': write https://"]);
  });
});

describe('what is refused', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Text with <b onclick="x()">bold</b>',
    '<iframe src="https://example.com"></iframe>',
    '<!-- note -->',
  ])('raw HTML: %s', (source) => {
    const { html, errors } = compile(source);
    expect(errors[0]).toMatch(/^markup not allowed: '<.{1,39}'; write it in Markdown, and the sign as '\\<'$/);
    expect(html).not.toMatch(/<(script|img|b|iframe|!)/);
  });
  it('a picture by its file', () => {
    expect(compile('![alt](x.png)')).toMatchObject({
      html: '',
      errors: [expect.stringMatching(/^picture 'x.png': write picture:NAME with a name from .*, or film:NAME .*add:picture/)],
    });
  });
  it('every error at once', () => {
    expect(compile('<b>x</b>\n\n![a](b)\n\n[c](http://d)').errors).toHaveLength(4);
  });
});

describe('the text for search', () => {
  it('is the words, blocks apart, without markup and entities', () => {
    expect(compile('## A & B\n\nOne\ntwo\n\n- x\n- "y"\n\n| h | i |\n|---|---|\n| 1 | 2 |').text).toBe('A & B One two x "y" h i 1 2');
  });
  it('undoes an entity once', () => expect(plainText('<p>&amp;lt;b&amp;gt; &#39;</p>')).toBe("&lt;b&gt; '"));
});

describe('pictures and films', () => {
  const image = {
    uuid: 'u-1',
    name: 'dusk.1f3a',
    width: 1920,
    height: 1080,
    widths: [480, 736],
    focal: [50, 50] as const,
    alt: { en: 'Campus at dusk', ko: '해 질 녘 "캠퍼스"' },
  };
  const tall = { ...image, uuid: 'u-2', name: 'tower.2b', width: 1350, height: 2400 };
  const film = {
    duration: 42,
    files: [
      { url: '/films/tour-720.mp4', width: 1280, height: 720, bytes: 2 },
      { url: '/films/tour-360.mp4', width: 640, height: 360, bytes: 1 },
    ],
    captions: { en: '/films/tour.en.vtt', ko: '/films/tour.ko.vtt' },
  };
  const media: PostMedia = {
    assets: { base: '/images', env: 'live' },
    imageOf: (name) => ({ dusk: image, tower: tall, signs: { ...image, alt: { en: '5 < 6', ko: '5 < 6' } } })[name],
    filmOf: (name) => (name === 'tour' || name === 'bare' ? film : undefined),
    imageNames: ['dusk', 'tower', 'signs'],
    filmNames: ['tour', 'bare'],
    stillOf: (name) => (name === 'tour' ? 'dusk' : undefined),
  };
  const compileWith = (source: string, locale: 'en' | 'ko' = 'en') => compileMarkdown(source, locale, 'Table', {}, media);

  it('a picture is a figure with its widths, its words in the language, its size, and its caption', () => {
    const { html, text, images, errors } = compileWith('Before\n\n![](picture:dusk "At <dusk>")\n\nAfter', 'ko');
    expect(errors).toEqual([]);
    expect(html).toBe(
      '<p>Before</p>\n<figure><picture><source type="image/avif" srcset="/images/live/u-1/dusk.1f3a-480.avif 480w, /images/live/u-1/dusk.1f3a-736.avif 736w" sizes="(max-width: 720px) 92vw, 46rem">' +
        '<img src="/images/live/u-1/dusk.1f3a-736.jpg" width="1920" height="1080" alt="해 질 녘 &quot;캠퍼스&quot;" data-symbol="vessel" loading="lazy" decoding="async"></picture>' +
        '<figcaption>At &lt;dusk&gt;</figcaption></figure>\n<p>After</p>',
    );
    // The caption is found by the search, the words for screen readers are not.
    expect(text).toBe('Before At <dusk> After');
    expect(images).toEqual([image]);
  });
  it('other words for screen readers may be given, and no caption', () => {
    expect(compileWith('![A tower](picture:dusk)').html).toMatch(/alt="A tower" [^>]*><\/picture><\/figure>$/);
  });
  it('one that is higher than wide is no higher than the text is wide', () => {
    expect(compileWith('![](picture:tower)').html).toMatch(/sizes="414px"><img [^>]*width="414" height="736"/);
  });
  it('a film is a native player that loads nothing by itself, over its still', () => {
    const { html, images, errors } = compileWith('![A "tour"](film:tour "How it is made")', 'ko');
    expect([errors, images]).toEqual([[], [image]]);
    expect(html).toMatch(
      /^<figure><picture>.*alt="" data-symbol="vessel" loading="lazy".*<\/picture><video controls="" playsinline="" preload="none"/,
    );
    expect(html).toContain(
      'aria-label="A &quot;tour&quot;"><source src="/films/tour-360.mp4" type="video/mp4" media="(max-width: 720px)">',
    );
    expect(html).toContain(
      '<track kind="captions" src="/films/tour.ko.vtt" srclang="ko" label="한국어"><track kind="captions" src="/films/tour.en.vtt" srclang="en" label="English"></video>',
    );
    expect(html).not.toContain('default');
  });
  it('the browser’s policy lets all of it through', () => {
    const { html } = compileWith('![](picture:dusk "x")\n\n![Tour](film:tour)\n\n![](picture:tower)');
    expect(findForbiddenTag(html)).toBeUndefined();
  });
  it.each([
    ['![](picture:dawn)', "picture 'dawn': is not in content/media/media.json"],
    ['![Tour](film:tuor)', "film 'tuor': is not in content/films"],
    ['![](film:tour)', "film 'tour': has no title; write it between the brackets: ![Title](film:tour)"],
    ['![Bare](film:bare)', "film 'bare': has no still; make a post below content/posts/videos"],
    ['![](picture:signs)', "picture 'signs': its text for screen readers, '5 < 6', has < or >; write it in words"],
    ['![a > b](film:tour)', "film 'tour': its title, 'a > b', has < or >"],
    ['Text ![](picture:dusk)', "'picture:dusk' stands within a text: give it a line of its own"],
    ['- ![](picture:dusk)', "'picture:dusk' stands within a text"],
    ['![](https://www.example.org/a.jpg)', "picture 'https://www.example.org/a.jpg': write picture:NAME with a name from"],
  ])('%s is refused', (source, error) => {
    const { errors, html } = compileWith(source);
    expect(errors).toEqual([expect.stringContaining(error)]);
    expect(inKorean(errors[0] ?? '')).not.toBe(errors[0]);
    expect(html).not.toContain('<figure');
  });
});
