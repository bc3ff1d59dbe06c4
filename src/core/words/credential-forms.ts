/** How well-known tokens begin, by the characters that follow and how many there are at least. */
export const TOKENS: readonly (readonly [characters: string, least: number, prefixes: string])[] = [
  ['[\\w-]', 20, '(?:api_org|vercel_blob_rw|napi|pnu|e2b|bb_live|wandb_v1|ddp|tfp)_'],
  ['[\\w-]', 20, '(?:HRKU|pul|fc|tskey-auth|tskey-api|sk-helicone)- 1\\/\\/0'],
  ['[A-Za-z\\d]', 30, 'EAA[ACM] oy2 pat[A-Za-z\\d]{14}\\. dbt[cu]_ AQVN (?:AKI|cio)[A-Za-z\\d] AKCp ABSK apify_api_'],
  ['[A-Za-z\\d]', 30, 'cmVmd 4b1d eyJ[hr]Ijoi EZ[AT]K'],
  // Web tokens: two parts of JSON in Base64, of which the first is bounded, and a signature.
  ['[\\w-]', 10, 'eyJ[\\w-]{10,1000}\\.eyJ xox[a-z](?:\\.xox[a-z])?- xapp-'],
  ['[\\w-]', 16, 'sk-(?:proj|svcacct|admin|ant|or|lf|kimi)- AT(?:ATT|CTT|BB) NR(?:AK|II|JS|RA)-'],
  ['[\\w-]', 20, 'gh[pousr]_ github_pat_ gl(?:pat|ptt|dt|rt|cbt|ft|ffct|imt|wt|oas|soat|agent)- dckr_(?:pat|oat)_'],
  ['[\\w-]', 20, 'hv[sbr]\\. sq0(?:atp|csp)-'],
  ['[\\w-]', 20, '(?:xai|pplx|nvapi|csk|tvly|pa)- AIza ya29\\. GOCSPX-'],
  ['[\\w-]', 20, '(?:gsk|hf|r8|fw|jina|pcsk|tgp_v1|ph[cx]|ls_?v2_[ps][tk])_'],
  ['[\\w-]', 27, '(?:pypi|PMAK|CFPAT)- (?:npm|nfp|rnd|figd|sbp|pul|do[opr]_v1|rubygems|CCIP(?:AT|RJ)|CLOJARS|rpa)_'],
  ['[\\w-]', 30, 'SG\\.[\\w-]{16,24}\\. xkeysib- api\\/webhooks\\/\\d{15,22}\\/ fnA[\\w-] y[0-3]_ sha256~'],
  ['[\\w-]', 30, '(?:p8e|fio-u|ico|tk-us|dnkey)- rdme_ YC[\\w-]{8}'],
  ['[\\w-]', 100, 'sl\\.'],
  ['[\\w/-]', 32, 'webhookb2\\/[\\w@-]{36,90}\\/IncomingWebhook\\/'],
  ['[A-Za-z\\d+/]', 14, '[rs]k_(?:live|test)_ whsec_ (?:rzp|shippo|duffel|cal)_(?:live|test)_ FLWSECK(?:_TEST)?-'],
  // The deploy keys of Fly; private keys of PEM in Base64, but not certificates and public keys.
  ['[A-Za-z\\d+/]', 40, 'f[mo][12]_ LS0tLS1CRUdJTi(?!BDRVJU|BQVUJ)'],
  ['[A-Za-z\\d]', 20, 'sk- T[A-Z\\d]{8,12}\\/[B\\d][A-Z\\d]{8,14}\\/ LTAI GR1348941'],
  ['[A-Z\\d]', 16, 'A(?:KI|SI|BI|CC)A API-[A-Z\\d]{10} AGE-SECRET-KEY-1 pk_\\d{6,9}_'],
  ['[a-f\\d]', 32, 'dapi dose key- SK ATTA shp(?:at|ss|ca|pa)_ (?:sk|sq[apu]|bkua|sgp)_ 1\\/\\d{12,18}:'],
  ['[a-f\\d-]', 36, 'sdk- pat-[a-z]{2}\\d- access-(?:production|development|sandbox)-'],
  // Mailchimp and Mailgun: the prefix is random, too.
  ['[a-f\\d-]', 1, '[a-f\\d]{32}-(?:us|[a-f\\d]{8}-)'],
  // The hash of a password, as crypt writes it.
  ['[\\w.,/$=+]', 22, '\\$(?:[1567y]|apr1|2[abxy]|argon2id?\\$v=\\d\\d\\$[mtp=,\\d]{5,40})\\$'],
  ['[\\w.+/=,$-]', 24, 'pscale_(?:pw|tkn|oauth)_ dp\\.[a-z]{2,5}\\. ops_eyJ'],
  ['[\\w.+/=,$-]', 24, '(?:sb_secret|ntn|secret|re|lin_(?:api|oauth)|gl(?:sa|c)|sntry[su])_'],
  ['[A-Z\\d-]', 26, 'A3-'],
  ['[\\w.-]', 24, 'dt0c01\\. t1\\.[\\w-]{20} [ps]at\\.[\\w-]{22}\\. v1\\.0-[a-f\\d]{24}-'],
  ['[\\w$]', 24, 'access_token\\$[a-z]{4,12}\\$'],
];

/** Commands whose option of one letter is a password. */
const COMMANDS =
  'sshpass|mysql\\w*|mariadb|redis-cli|mongo\\w*|sqlcmd|unzip|openssl|(?:docker|podman|az) login|ldap[a-z]+|snmp[a-z]+';

/** Secrets behind what comes before them, and stays: in addresses, in `curl -u user:…`, and behind `Bearer` in a header. */
export const BEHIND: readonly RegExp[] = [
  /(:\/\/[^\s/?#@:"'<>\\]{0,128}:)([^\s/?#"'<>\\]{8,256})(?=@)/g,
  // A token in place of a user.
  /((?:https?|wss?):\/\/)([\w.~%-]{16,256})(?=(?::[\w-]{0,20})?@)/g,
  // The password for the MySQL driver of Go: `app:…@tcp(db:3306)/x`, and for those of Oracle: `thin:app/…@`.
  /((?<=\w):)([^\s"':]{8,128}?)(?=@(?:tcp|unix)\()/g,
  /((?:thin:|oci:|sqlplus )[\w$]{1,64}\/)([^\s"'@]{8,128})(?=@)/g,
  // Tokens whose kind is said in the middle: HashiCorp, Azure, Telegram, Discord.
  /()(\w{14}\.atlasv1\.[\w-]{40}[\w-]*)/g,
  /((?<=[\w.~-]{3})\dQ~)([\w.~-]{31}[\w.~-]*)/g,
  /((?<=\d{8}):)(AA[\w-]{30}[\w-]*)/g,
  /(\b)([MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27}[\w-]*)/g,
  /(\s(?:-u ?|--user[ =]|--proxy-user[ =])["'\\]{0,4}[^\s:"'\\]{1,64}:)([^\s"'@\\]{8,256})/g,
  new RegExp(`(\\b(?:${COMMANDS})\\b[^\\n|;]{0,200}?\\s-(?:p ?|[aAwPk] )["']?)([^\\s"']{8,256})`, 'g'),
  // A line of `.pgpass`: host, port, database, user, password.
  /(^[\w.*-]{1,128}:(?:\d{4,5}|\*):[\w*-]{1,64}:[\w*-]{1,64}:)(\S{8,256})$/gm,
  // A pair in Python: `auth=("neo4j", "…")`.
  /(\bauth=\(["'][^"'\n]{1,64}["'],\s?["'])([^"'\n]{8,256})/g,
  /(\bidentified (?:with \w{1,40} )?by ["'])([^"'\n]{8,256})/gi,
  /([?&](?:key|code|sig|sid|appid|X-\w{3,4}-(?:Signature|Security-Token))=)([\w.~!+/%-]{12}[\w.~!+/%-]*=*)/gi,
  /((?:^|["'=:>]) ?(?:bearer|apikey|basic)(?: {1,4}|%20))([\w.~+/%-]{8}[\w.~+/%-]*=*)/gi,
];

/** A quick search for texts that can hold one of these. */
export const CAN_HOLD =
  /[@?&~]|:AA|\.\w{6}\.|atlasv1|user|\s-[upaAwPk]|bearer|basic|apikey|identified|auth=|:(?:\d{4,5}|\*):/i;
