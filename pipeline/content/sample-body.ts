/** What a new post's files hold below the front matter (`npm run new:post`). A post that is shown must hold more. */
export const SAMPLE_BODY = { en: 'Write the text here.', ko: '여기에 본문을 작성합니다.' };
export const SAMPLE_ERROR = 'the body is still the sample; write the text, or set draft: true in both files';
