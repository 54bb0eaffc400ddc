import type { Language } from '@vitrine/domain';

/** The words of the newsletter's mails, and of the pages that their links lead to. */
export interface NewsletterWords {
  /** Of the pages. */
  readonly title: string;
  readonly confirmSubject: string;
  readonly confirmIntro: string;
  readonly confirm: string;
  readonly confirmWhy: string;
  readonly confirmText: string;
  readonly confirmed: string;
  readonly expired: string;
  /** Leads to the page where the newsletter is asked for. */
  readonly again: string;
  readonly farewellSubject: string;
  readonly farewellIntro: string;
  readonly undo: string;
  readonly farewellWhy: string;
  readonly view: string;
  readonly why: string;
  readonly end: string;
  readonly endText: string;
  readonly ended: string;
}

export const NEWSLETTER_WORDS: Readonly<Record<Language, NewsletterWords>> = {
  eng: {
    title: 'The newsletter',
    confirmSubject: 'Please confirm your newsletter',
    confirmIntro:
      'The newsletter of Maison Aurèle was asked for with this address. It begins once you confirm.',
    confirm: 'Receive the newsletter',
    confirmWhy: 'The link is good for seven days. If it was not you, do nothing: no other mail will come.',
    confirmText: 'With one press the newsletter of Maison Aurèle will come to your address.',
    confirmed: 'Thank you. The next newsletter will come to your address.',
    expired: 'This link was used already, or it is older than seven days.',
    again: 'To the newsletter',
    farewellSubject: 'Your newsletter has ended',
    farewellIntro: 'No more newsletters will come to this address. Thank you for having read ours.',
    undo: 'Receive it again',
    farewellWhy: 'If it was not you who ended it, this link takes it back. It is good for seven days.',
    view: 'See the piece',
    why: 'You receive this letter because you consented to the newsletter of Maison Aurèle.',
    end: 'Unsubscribe',
    endText: 'No more newsletters will come to your address.',
    ended: 'Done. No more newsletters will come to your address.',
  },
  fra: {
    title: 'La lettre de la maison',
    confirmSubject: 'Confirmez votre inscription à la lettre',
    confirmIntro:
      'La lettre de la Maison Aurèle a été demandée avec cette adresse. Elle commence dès votre confirmation.',
    confirm: 'Recevoir la lettre',
    confirmWhy:
      'Ce lien est valable sept jours. Si la demande ne vient pas de vous, ne faites rien : vous ne recevrez rien d’autre.',
    confirmText: 'D’un geste, la lettre de la Maison Aurèle viendra à votre adresse.',
    confirmed: 'Merci. La prochaine lettre viendra à votre adresse.',
    expired: 'Ce lien a déjà servi, ou il a plus de sept jours.',
    again: 'Vers la lettre de la maison',
    farewellSubject: 'Votre inscription à la lettre a pris fin',
    farewellIntro: 'Vous ne recevrez plus notre lettre à cette adresse. Merci de l’avoir lue.',
    undo: 'La recevoir de nouveau',
    farewellWhy: 'Si ce n’est pas votre décision, ce lien la rétablit. Il est valable sept jours.',
    view: 'Voir la pièce',
    why: 'Vous recevez cette lettre parce que vous y avez consenti auprès de la Maison Aurèle.',
    end: 'Se désinscrire',
    endText: 'Vous ne recevrez plus notre lettre à votre adresse.',
    ended: 'C’est fait. Vous ne recevrez plus notre lettre.',
  },
  ita: {
    title: 'La newsletter',
    confirmSubject: 'Confermi la Sua newsletter',
    confirmIntro:
      'La newsletter di Maison Aurèle è stata richiesta con questo indirizzo. Inizierà dopo la Sua conferma.',
    confirm: 'Ricevere la newsletter',
    confirmWhy:
      'Il link è valido per sette giorni. Se non è stato Lei, non faccia nulla: non riceverà altri messaggi.',
    confirmText: 'Con un solo gesto la newsletter di Maison Aurèle arriverà al Suo indirizzo.',
    confirmed: 'Grazie. La prossima newsletter arriverà al Suo indirizzo.',
    expired: 'Questo link è già stato usato, o ha più di sette giorni.',
    again: 'Alla newsletter',
    farewellSubject: 'La Sua newsletter è terminata',
    farewellIntro: 'A questo indirizzo non arriveranno più newsletter. Grazie per averci letto.',
    undo: 'Riceverla di nuovo',
    farewellWhy: 'Se non è stato Lei a interromperla, questo link la ripristina. È valido per sette giorni.',
    view: 'Vedere la creazione',
    why: 'Riceve questa lettera perché ha acconsentito alla newsletter di Maison Aurèle.',
    end: 'Annullare l’iscrizione',
    endText: 'Al Suo indirizzo non arriveranno più newsletter.',
    ended: 'Fatto. Al Suo indirizzo non arriveranno più newsletter.',
  },
  jpn: {
    title: 'ニュースレター',
    confirmSubject: 'ニュースレターご登録の確認',
    confirmIntro:
      'このメールアドレスで、メゾン オーレルのニュースレターのお申し込みを承りました。ご確認いただいた時点で配信が始まります。',
    confirm: 'ニュースレターを受け取る',
    confirmWhy:
      'このリンクは7日間有効です。お心当たりのない場合は、何もなさらないでください。以後メールは届きません。',
    confirmText: 'ボタンを押すと、メゾン オーレルのニュースレターをお届けいたします。',
    confirmed: 'ありがとうございます。次号よりお届けいたします。',
    expired: 'このリンクはすでに使用されたか、有効期限の7日間を過ぎています。',
    again: 'ニュースレターのページへ',
    farewellSubject: 'ニュースレターの配信を停止いたしました',
    farewellIntro: 'このメールアドレスへの配信を停止いたしました。ご愛読ありがとうございました。',
    undo: 'もう一度受け取る',
    farewellWhy: 'お客様ご自身のお手続きでない場合は、このリンクから元に戻せます。7日間有効です。',
    view: 'アイテムを見る',
    why: 'このメールは、メゾン オーレルのニュースレターにご同意いただいたお客様にお送りしています。',
    end: '配信を停止する',
    endText: 'お客様のメールアドレスへの配信を停止いたします。',
    ended: '配信を停止いたしました。今後ニュースレターはお送りいたしません。',
  },
  kor: {
    title: '뉴스레터',
    confirmSubject: '뉴스레터 신청을 확인해 주십시오',
    confirmIntro: '이 주소로 메종 오렐 뉴스레터가 신청되었습니다. 확인해 주시면 발송이 시작됩니다.',
    confirm: '뉴스레터 받기',
    confirmWhy:
      '이 링크는 7일간 유효합니다. 직접 신청하지 않으셨다면 그대로 두십시오. 다른 메일은 발송되지 않습니다.',
    confirmText: '버튼을 누르시면 메종 오렐 뉴스레터를 보내 드립니다.',
    confirmed: '감사합니다. 다음 호부터 보내 드리겠습니다.',
    expired: '이미 사용되었거나 7일이 지난 링크입니다.',
    again: '뉴스레터 페이지로 가기',
    farewellSubject: '뉴스레터 수신이 해지되었습니다',
    farewellIntro: '이 주소로 더 이상 뉴스레터를 보내지 않습니다. 그동안 읽어 주셔서 감사합니다.',
    undo: '다시 받기',
    farewellWhy: '직접 해지하지 않으셨다면 이 링크로 되돌리실 수 있습니다. 링크는 7일간 유효합니다.',
    view: '제품 보기',
    why: '메종 오렐 뉴스레터 수신에 동의하셔서 보내 드리는 메일입니다.',
    end: '수신 거부',
    endText: '고객님의 주소로 더 이상 뉴스레터를 보내지 않습니다.',
    ended: '처리되었습니다. 더 이상 뉴스레터를 보내지 않습니다.',
  },
  zhs: {
    title: '品牌通讯',
    confirmSubject: '请确认订阅品牌通讯',
    confirmIntro: '此邮箱申请了 Maison Aurèle 品牌通讯。经您确认后，通讯即开始发送。',
    confirm: '接收品牌通讯',
    confirmWhy: '此链接七天内有效。若非您本人申请，请不必理会，您不会再收到其他邮件。',
    confirmText: '轻按一次，Maison Aurèle 品牌通讯便会发送至您的邮箱。',
    confirmed: '谢谢。下一期通讯将发送至您的邮箱。',
    expired: '此链接已使用，或已超过七天。',
    again: '前往品牌通讯页面',
    farewellSubject: '您的品牌通讯已停止',
    farewellIntro: '此邮箱不会再收到品牌通讯。感谢您的阅读。',
    undo: '重新接收',
    farewellWhy: '若非您本人停止，可通过此链接恢复。链接七天内有效。',
    view: '查看商品',
    why: '您收到此邮件，是因为您同意接收 Maison Aurèle 品牌通讯。',
    end: '退订',
    endText: '您的邮箱将不会再收到品牌通讯。',
    ended: '已完成。您的邮箱不会再收到品牌通讯。',
  },
  ara: {
    title: 'النشرة البريدية',
    confirmSubject: 'يُرجى تأكيد اشتراكك في النشرة',
    confirmIntro: 'طُلبت نشرة ميزون أوريل بهذا العنوان. تبدأ بعد تأكيدك.',
    confirm: 'استلام النشرة',
    confirmWhy: 'الرابط صالح لسبعة أيام. إن لم يكن الطلب منك فلا تفعل شيئًا: لن تصلك أي رسالة أخرى.',
    confirmText: 'بضغطة واحدة تصلك نشرة ميزون أوريل على عنوانك.',
    confirmed: 'شكرًا لك. ستصلك النشرة القادمة على عنوانك.',
    expired: 'استُخدم هذا الرابط من قبل، أو مضى عليه أكثر من سبعة أيام.',
    again: 'إلى صفحة النشرة',
    farewellSubject: 'انتهى اشتراكك في النشرة',
    farewellIntro: 'لن تصل نشراتنا إلى هذا العنوان بعد الآن. شكرًا لقراءتك.',
    undo: 'استلامها من جديد',
    farewellWhy: 'إن لم تكن أنت من أنهى الاشتراك فهذا الرابط يعيده. وهو صالح لسبعة أيام.',
    view: 'عرض القطعة',
    why: 'تصلك هذه الرسالة لأنك وافقت على نشرة ميزون أوريل.',
    end: 'إلغاء الاشتراك',
    endText: 'لن تصل النشرات إلى عنوانك بعد الآن.',
    ended: 'تم. لن تصل النشرات إلى عنوانك بعد الآن.',
  },
};
