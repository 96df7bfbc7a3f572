import notice from '#content/ja-notice.json';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';

/** The notice behind JPN. A native popover: it opens without the app; address and locale stay. */
export function JaNotice() {
  return (
    <div id="ja-notice" popover="auto" role="dialog" aria-labelledby="ja-title" lang="ja" className="ja-notice">
      <h2 id="ja-title" className="ja-title">
        {notice.title}
      </h2>
      <p>{notice.body}</p>
      <p>{notice.contact}</p>
      <div className="ja-links">
        <ButtonLink href="/en">{notice.en}</ButtonLink>
        <ButtonLink href="/ko">{notice.ko}</ButtonLink>
        <ButtonLink href={hrefFor('en', 'contact')}>{notice.form}</ButtonLink>
      </div>
      <button type="button" className="ja-close" popoverTarget="ja-notice" popoverTargetAction="hide" aria-label={notice.close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
