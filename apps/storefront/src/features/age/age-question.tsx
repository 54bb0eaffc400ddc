import type { AgeQuestion as Question } from '../../shared/server/ask-age.ts';
import { Button } from '../../shared/ui/button.tsx';

/** [R8.042] The page that only asks. A plain form: it works before and without any script; its styles are the layout's. */
export function AgeQuestion({ question }: { readonly question: Question }) {
  const { title, text, yes, no, note, action, back } = question;
  return (
    <form className="age-question" method="post" action={action}>
      <h1>{title}</h1>
      <p>{text}</p>
      <input type="hidden" name="back" value={back} />
      <div>
        <Button type="submit" name="answer" value="yes">
          {yes}
        </Button>
        <Button type="submit" name="answer" value="no" look="outline">
          {no}
        </Button>
      </div>
      <small>{note}</small>
    </form>
  );
}
