import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: '取引明細書',
    text: '好きな期間を、PDF、表計算用、検証用ファイルで',
    month: '今月',
    lastMonth: '先月',
    dates: '日付を選ぶ',
    from: '開始日',
    to: '終了日（当日を含む）',
    wrongOrder: '終了日が開始日より前です。',
    period: '{from}～{to}、タイムゾーンは{timeZone}です。各時刻はUTCでも記載されます。',
    pdf: 'PDF',
    pdfText: '閲覧、印刷、提出用',
    csv: 'CSV',
    csvText: '表計算用',
    jsonl: '検証用ファイル',
    jsonlText: '署名付き。どのコンピューターでも検証可能',
    making: '作成中…',
    saved: '{name}をダウンロードしました',
    check: '自分で検証する',
    checkText:
      '各取引記録には、1つ前の取引記録のハッシュが含まれています。検証用ファイルと検証プログラムをダウンロードし、Nodeの入ったコンピューターで次のコマンドを実行してください。通信は不要で、改変された行があれば最初の行を示します。',
    verifier: '検証プログラムをダウンロード',
    verifierText: '追加パッケージ不要の1ファイル',
    pythonVerifier: 'Python版をダウンロード',
    pythonVerifierText: '同じ結果になるはずの、独立した別プログラム',
    key: 'このネットワークの公開鍵',
    shorter: '履歴が、{date}にこの端末で見たものより短くなっています',
    changed: '履歴が、{date}にこの端末で見たものと異なります',
    rootLost: '帳簿が、{date}にこの端末で見たものと異なります',
    rootThen: '当時：全ウォレットのルート{seq}',
    rootNow: '現在：ルート{seq}',
    lostText:
      'ウォレットの取引記録は追加されるだけで、削除されることはありません。取引明細書を保管し、スクリーンショットを撮って、カスタマーサポートにご連絡ください。',
    seenThen: '当時：取引記録{seq}',
    shownNow: '現在：取引記録{seq}',
    service: 'カスタマーサポート',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
